import type { Element, Nodes, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { layOutPicture, type Picture } from '../pictures/picture.ts';
import type { PictureFolder } from '../pictures/picture-file.ts';
import { identifyHeadings } from './heading-ids.ts';
import type { TextHeading } from './markdown-text.ts';

interface Shape {
  headings: TextHeading[];
  pictures: Picture[];
}

/**
 * Gives headings their ids, tables the heading that they stand under and blocks of code their language,
 * and takes the pictures out: a `<figure>` has the number of its picture, and the caption inside.
 *
 * @param tree a text without mistakes, which is changed
 * @param title what stands above the first heading
 */
export function shapeTree(tree: Root, title: string, pictureFolder: PictureFolder): Shape {
  const headings: TextHeading[] = [];
  const pictures: Picture[] = [];
  identifyHeadings(tree, (heading, id) =>
    headings.push({ level: Number(heading.tagName[1]), id, text: textOf(heading) }),
  );
  let under = title;
  visitParents(tree, (node) => {
    delete node.position;
    if ('children' in node) node.children = node.children.filter((child) => !isGap(node, child));
    if (node.type !== 'element') return;
    if (/^h[2-6]$/.test(node.tagName)) under = textOf(node);
    if (node.tagName === 'table') node.properties.dataHeading = under;
    if (node.tagName === 'pre') markBlock(node);
    const [image] = node.children;
    if (node.tagName === 'figure' && image?.type === 'element' && image.tagName === 'img') {
      const { src, alt, title: caption } = image.properties;
      const file = pictureFolder.find(String(src));
      if ('digest' in file) pictures.push(layOutPicture(file, String(alt), 'text'));
      node.properties = { dataPicture: pictures.length - 1 };
      node.children = caption ? [{ type: 'text', value: String(caption) }] : [];
    }
  });
  return { headings, pictures };
}

const containers = ['ul', 'ol', 'blockquote', 'section', 'table', 'thead', 'tbody', 'tr'];

/** Whether a child is the line break between two blocks, which no browser shows. */
function isGap(node: Parents, child: Nodes): boolean {
  const isContainer =
    node.type === 'root' || (node.type === 'element' && containers.includes(node.tagName));
  return isContainer && child.type === 'text' && child.value.trim() === '';
}

function markBlock(pre: Element): void {
  const [code] = pre.children;
  if (code?.type !== 'element') return;
  const [name = ''] = (code.properties.className as string[] | undefined) ?? [];
  const value = textOf(code).replace(/\n$/, '');
  code.properties = { dataBlock: name.replace('language-', '') };
  code.children = [{ type: 'text', value }];
}
