import type { Definition, FootnoteDefinition, Heading, Nodes, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { inQuotes } from '../find-like-name.ts';
import type { PictureFolder } from '../pictures/picture-file.ts';
import { describeBlock } from './describe-block.ts';
import { findLayoutMistake } from './describe-layout.ts';
import {
  adviseOnCode,
  adviseOnLink,
  adviseOnPicture,
  describeAddress,
  describeCell,
  describeCode,
  describeEmphasis,
  describePicture,
  describeStrike,
  describeWords,
  hasStrayCell,
} from './describe-node.ts';
import { findHtmlMistakes } from './find-html.ts';
import { findCaptionMarks, findWrongWords } from './find-wrong-words.ts';
import { findForeignSyntax } from './foreign-syntax.ts';
import { findWrittenId } from './heading-ids.ts';
import { listReferences } from './list-references.ts';
import { type Mistake, placeAt, placeIn } from './markdown-text.ts';
import { maskSource } from './mask-source.ts';
import { adviseOnNote, toneOfQuote } from './notes.ts';
import { deepestList, sayTooDeep } from './parse-markdown.ts';

const same = (text: string) => text;
const asItIs = { lead: same, fill: same };

/**
 * Finds what is wrong in a Markdown text that is valid by the rules of Markdown.
 *
 * @param source the text that the tree was parsed from
 * @param filling what addresses and words of its HTML will be; those of the tree are so already
 * @returns the mistakes, and advice, in the order of the text
 */
export function findMistakes(
  tree: Root,
  source: string,
  pictures: PictureFolder,
  filling = asItIs,
): Mistake[] {
  const mistakes: Mistake[] = [];
  const ids = new Set<string>();
  const { labels, pictureLabels, addresses, notes } = listReferences(tree);
  const defined = new Map<string, string>();
  visitParents(tree, (node, parents) => {
    const place = placeOf(node, parents, source);
    const layout = findLayoutMistake(node, parents, source);
    if (layout) mistakes.push(layout);
    for (const message of describe(node, parents)) {
      if (message && (!layout || layout.about)) mistakes.push({ place, message });
    }
    for (const advice of adviseOn(node, source, addresses)) mistakes.push({ place, ...advice });
    if (node.type === 'image') mistakes.push(...findCaptionMarks(node, source));
    if (node.type === 'text') mistakes.push(...findWrongWords(node, source, place, notes.defined));
    const isCell = node.type === 'tableCell' && !hasStrayCell(parents);
    if (node.type === 'paragraph' || node.type === 'heading' || isCell) {
      const parent = parents.at(-1);
      const isNote = parent?.type === 'blockquote' && toneOfQuote(parent) !== undefined;
      const foreign = findForeign(node, source);
      mistakes.push(...(isNote && parent.children[0] === node ? foreign.slice(1) : foreign));
    }
  });
  mistakes.push(...findHtmlMistakes(tree, source, pictures, filling));
  return mistakes.sort(
    ({ place: a }, { place: b }) =>
      (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0),
  );

  function describe(node: Nodes, parents: readonly Parents[]): (string | undefined)[] {
    switch (node.type) {
      case 'heading':
        return [describeId(node, ids)];
      case 'emphasis':
      case 'strong':
        return [describeEmphasis(node, source)];
      case 'link':
        return [describeWords(node), describeAddress(node, source)];
      case 'tableCell':
        return [describeCell(node, parents)];
      case 'definition':
      case 'footnoteDefinition':
        return describeDefinition(node);
      case 'image':
        return [describePicture(node, pictures)];
      case 'imageReference':
        return [
          describePicture(
            { url: addresses.get(node.identifier) ?? '', alt: node.alt ?? '' },
            pictures,
          ),
        ];
      case 'containerDirective':
        return [describeBlock(node, source)];
      case 'code':
        return [describeCode(node, source)];
      case 'delete':
        return [describeStrike(node, source)];
      case 'listItem':
      case 'blockquote':
        if (parents.filter(({ type }) => type === node.type).length !== deepestList) return [];
        return [sayTooDeep];
      default:
        return [];
    }
  }

  function describeDefinition(node: Definition | FootnoteDefinition): (string | undefined)[] {
    const isNote = node.type === 'footnoteDefinition';
    const name = `${isNote ? '^' : ''}${node.label}`;
    const key = `${node.type} ${node.identifier}`;
    const url = 'url' in node ? node.url : '';
    // The same line again says the same.
    if (url && defined.get(key) === url) return [];
    if (defined.has(key)) return [`expected one line that begins with [${name}]:, found another`];
    defined.set(key, url);
    if (isNote) {
      if (notes.used.has(node.identifier)) return [];
      return [`expected [${name}] in the text, to which this footnote belongs`];
    }
    // One that nothing names is shown nowhere, as elsewhere; its address is checked all the same.
    const isPicture = pictureLabels.has(node.identifier) && !labels.has(node.identifier);
    return isPicture ? [] : [describeAddress(node, source)];
  }
}

/** The place of a node, or of the nearest around it that has one in the file. */
function placeOf(node: Nodes, parents: readonly Parents[], source: string): Mistake['place'] {
  const nearest = [node, ...parents.toReversed()].find(({ position }) => position);
  if (!nearest || nearest === node) return node.position?.start;
  return placeIn(nearest, source, textOf(node));
}

/** What other systems would make something else of than the words that visitors read here. */
function findForeign(block: Parents, source: string): Mistake[] {
  const words = maskSource(block, source);
  return findForeignSyntax(words.text, 'markdown').map(({ offset, ...syntax }) => {
    const start = words.start + offset;
    const found = inQuotes(source.slice(start, start + syntax.found.length));
    const place = placeAt(source, start);
    if (!syntax.isStray) return { place, message: `expected ${syntax.expected}, found ${found}` };
    const message = `${found} is shown as it is written: write ${syntax.expected}`;
    return { place, message, about: 'stray signs' };
  });
}

function adviseOn(
  node: Nodes,
  source: string,
  addresses: ReadonlyMap<string, string>,
): { message: string; about: string }[] {
  switch (node.type) {
    case 'code':
      return adviseOnCode(node, source);
    case 'link':
    case 'definition':
      return adviseOnLink(node);
    case 'image':
      return adviseOnPicture(node.url, node.alt);
    case 'imageReference':
      return adviseOnPicture(addresses.get(node.identifier) ?? '', node.alt);
    case 'blockquote':
    case 'containerDirective':
      return adviseOnNote(node);
    default:
      return [];
  }
}

function describeId({ children }: Heading, ids: Set<string>): string | undefined {
  const last = children.at(-1);
  const id = last?.type === 'text' ? findWrittenId(last.value) : undefined;
  if (id === undefined) return undefined;
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_.:-]*$/u.test(id)) {
    return `expected an id of letters, digits and hyphens that begins with a letter or a digit, such as {#prices}, found {#${id}}`;
  }
  if (ids.has(id)) return `expected an id that no other heading of the text has, found ${id}`;
  ids.add(id);
  return undefined;
}
