import type { Element, Nodes, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { inQuotes } from '../messages/find-like-name.ts';
import { isOwnId } from '../pages/page-ids.ts';
import { layOutPicture, type Picture } from '../pictures/picture.ts';
import type { PictureFolder } from '../pictures/picture-file.ts';
import { evenHeadings, identifyHeadings } from './headings.ts';
import { inlineElements } from './html.ts';
import type { Mistake, TextHeading } from './markdown-text.ts';
import { findPicture } from './text-picture.ts';

interface Shape {
  headings: TextHeading[];
  pictures: Picture[];
  /** The ids of other elements, which links may lead to. */
  anchors: string[];
  /** What was changed. */
  advice: Mistake[];
}

/**
 * Gives headings their levels and ids, tables the heading that they stand under and blocks of code their language,
 * and takes the pictures out: a `<figure>` or an `<img>` has the number of its picture, and the first the caption inside.
 *
 * @param tree a text without mistakes, which is changed
 * @param title what stands above the first heading
 */
export function shapeTree(tree: Root, title: string, pictureFolder: PictureFolder): Shape {
  const advice = evenHeadings(tree, title);
  const headings: TextHeading[] = [];
  const pictures: Picture[] = [];
  const { anchors, repeated } = listAnchors(tree);
  advice.push(...repeated);
  identifyHeadings(
    tree,
    (heading, id) =>
      headings.push({ level: Number(heading.tagName[1]), id, text: textOf(heading) }),
    anchors,
  );
  const take = ({ properties: { src, alt } }: Element) => {
    const file = findPicture(String(src), pictureFolder);
    if ('digest' in file) pictures.push(layOutPicture(file, String(alt ?? ''), 'text'));
    return { dataPicture: pictures.length - 1 };
  };
  let under = title;
  visitParents(tree, (node) => {
    const place = node.position?.start;
    delete node.position;
    if ('children' in node)
      node.children = node.children.filter(
        (child, at) => !isGap(node, at) && !isEmptyLink(child),
      ) as typeof node.children;
    if (node.type !== 'element') return;
    if (/^h[2-6]$/.test(node.tagName)) under = textOf(node);
    if (node.tagName === 'table') node.properties.dataHeading = under;
    if (node.tagName === 'pre') markBlock(node);
    if (node.tagName === 'p') shapePictureParagraph(node);
    const [image, ...others] = node.children;
    const isAlone = node.tagName === 'figure' && others.length === 0;
    if (isAlone && image?.type === 'element' && image.tagName === 'img') {
      const { title: caption } = image.properties;
      node.properties = take(image);
      node.children = caption ? [{ type: 'text', value: String(caption) }] : [];
    }
    if (node.tagName === 'img' && node.properties.dataPicture === undefined) {
      const { title: caption } = node.properties;
      const message = `the caption ${inQuotes(String(caption))} is left out, as only a picture in a paragraph of its own has one`;
      if (caption) advice.push({ place, message, about: 'captions' });
      node.properties = take(node);
    }
  });
  return { headings, pictures, anchors: [...anchors], advice };
}

/** A paragraph of HTML in which a picture is alone is a figure, as one of Markdown. */
function shapePictureParagraph(paragraph: Element): void {
  const children = paragraph.children.filter((one) => one.type !== 'text' || one.value.trim());
  const [first, ...others] = children;
  if (others.length > 0 || first?.type !== 'element' || first.tagName !== 'img') return;
  paragraph.tagName = 'figure';
  paragraph.children = children;
}

/** The ids of elements that are no headings. A link without an address is an anchor, and no link. */
function listAnchors(tree: Root): { anchors: Set<string>; repeated: Mistake[] } {
  const anchors = new Set<string>();
  const repeated: Mistake[] = [];
  visitParents(tree, 'element', (element) => {
    const { tagName, properties, position } = element;
    if (tagName === 'a' && properties.href === undefined) element.tagName = 'span';
    if (properties.name !== undefined) {
      properties.id ??= properties.name;
      delete properties.name;
    }
    const id = properties.id === undefined ? '' : String(properties.id);
    if (!id || isOwnId(id) || /^h[1-6]$/.test(tagName)) return;
    if (anchors.has(id)) {
      delete properties.id;
      const message = `the id ${inQuotes(id)} is left out, as another element of the text has it`;
      repeated.push({ place: position?.start, message, about: 'ids' });
    }
    anchors.add(id);
  });
  return { anchors, repeated };
}

const containers = [
  ...['ul', 'ol', 'blockquote', 'section', 'table', 'thead', 'tbody', 'tr'],
  ...['aside', 'colgroup', 'details', 'dl', 'tfoot'],
];

/** Whether a child is the line break between two blocks, which no browser shows. */
function isGap(node: Parents, at: number): boolean {
  const child = node.children[at];
  const isContainer =
    node.type === 'root' || (node.type === 'element' && containers.includes(node.tagName));
  if (!isContainer || child?.type !== 'text' || child.value.trim() !== '') return false;
  return ![node.children[at - 1], node.children[at + 1]].every(isInline);
}

/** A link without words is one that nobody can follow. */
const isEmptyLink = (node: Nodes): boolean =>
  node.type === 'element' &&
  node.tagName === 'a' &&
  node.properties.href !== undefined &&
  node.children.every((child) => child.type === 'text' && child.value.trim() === '');

/** Whether a node stands in a line with what is beside it. */
const isInline = (node: Nodes | undefined): boolean =>
  node?.type === 'text' || (node?.type === 'element' && inlineElements.has(node.tagName));

function markBlock(pre: Element): void {
  const [code, ...others] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code' || others.length > 0) return;
  const [name = ''] = (code.properties.className as string[] | undefined) ?? [];
  const value = textOf(code).replace(/\n$/, '');
  code.properties = { dataBlock: name.replace('language-', '') };
  code.children = [{ type: 'text', value }];
}
