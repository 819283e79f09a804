import type { Definition, FootnoteDefinition, Heading, Nodes, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { inQuotes } from '../find-like-name.ts';
import type { PictureFolder } from '../pictures/picture-file.ts';
import { findLayoutMistake } from './describe-layout.ts';
import {
  describeAddress,
  describeCell,
  describeCode,
  describeEmphasis,
  describeHtml,
  describePicture,
  describeStrike,
  describeTitle,
  hasStrayCell,
} from './describe-node.ts';
import { findCaptionMarks, findWrongWords } from './find-wrong-words.ts';
import { findForeignSyntax } from './foreign-syntax.ts';
import { findWrittenId } from './heading-ids.ts';
import { type Mistake, placeAt, placeIn } from './markdown-text.ts';
import { maskSource } from './mask-source.ts';
import { deepestList, sayTooDeep } from './parse-markdown.ts';

/**
 * Finds what is wrong in a Markdown text that is valid by the rules of Markdown.
 *
 * @param source the text that the tree was parsed from
 * @returns the mistakes in the order of the text
 */
export function findMistakes(tree: Root, source: string, pictures: PictureFolder): Mistake[] {
  const mistakes: Mistake[] = [];
  const ids = new Set<string>();
  const { labels, notes } = listReferences(tree);
  const defined = new Set<string>();
  let level = 1;
  visitParents(tree, (node, parents) => {
    const place = placeOf(node, parents, source);
    const layout = findLayoutMistake(node, parents, source);
    if (layout) mistakes.push(layout);
    for (const message of describe(node, parents)) {
      if (message && !layout) mistakes.push({ place, message });
    }
    if (node.type === 'image') mistakes.push(...findCaptionMarks(node, source));
    if (node.type === 'text') mistakes.push(...findWrongWords(node, source, place, notes.defined));
    const isCell = node.type === 'tableCell' && !hasStrayCell(parents);
    if (node.type === 'paragraph' || node.type === 'heading' || isCell) {
      mistakes.push(...findForeign(node, source));
    }
  });
  return mistakes;

  function describe(node: Nodes, parents: readonly Parents[]): (string | undefined)[] {
    switch (node.type) {
      case 'heading': {
        const before = level;
        level = node.depth;
        return [describeHeading(node, before) ?? describeId(node, ids)];
      }
      case 'html':
        return [describeHtml(node.value)];
      case 'emphasis':
      case 'strong':
        return [describeEmphasis(node, source)];
      case 'link':
        return [
          parents.some(({ type }) => type === 'heading')
            ? 'expected a heading without links, as it is a link to itself, found one'
            : undefined,
          textOf(node) ? undefined : 'expected words in the square brackets of a link, found none',
          describeAddress(node, source),
          describeTitle(node),
        ];
      case 'tableCell':
        return [describeCell(node, parents)];
      case 'definition':
      case 'footnoteDefinition':
        return describeDefinition(node);
      case 'image':
        return [describePicture(node, parents, pictures)];
      case 'imageReference':
        return [`expected the picture’s file, such as ![${node.alt}](shop.jpg), found a reference`];
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
    if (defined.has(key)) return [`expected one line that begins with [${name}]:, found another`];
    defined.add(key);
    if (isNote) {
      if (notes.used.has(node.identifier)) return [];
      return [`expected [${name}] in the text, to which this footnote belongs`];
    }
    if (labels.has(node.identifier)) return [describeAddress(node, source), describeTitle(node)];
    return [`expected [words][${name}] in the text, whose address this is, or no such line`];
  }
}

/** The names that references of a text have, and those of its footnotes. */
function listReferences(tree: Root) {
  const labels = new Set<string>();
  const notes = { used: new Set<string>(), defined: new Set<string>() };
  visitParents(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference')
      labels.add(node.identifier);
    if (node.type === 'footnoteReference') notes.used.add(node.identifier);
    if (node.type === 'footnoteDefinition') notes.defined.add(node.identifier);
  });
  return { labels, notes };
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
    const found = source.slice(start, start + syntax.found.length);
    return {
      place: placeAt(source, start),
      message: `expected ${syntax.expected}, found ${inQuotes(found)}`,
    };
  });
}

function describeHeading(heading: Heading, before: number): string | undefined {
  const marks = '#'.repeat(heading.depth);
  if (!textOf(heading)) return `expected words after ${marks}, found none`;
  if (heading.depth === 1)
    return 'expected ## or deeper, as the title is the first heading, found #';
  const deepest = '#'.repeat(before + 1);
  return heading.depth > before + 1 ? `expected ${deepest} or higher, found ${marks}` : undefined;
}

function describeId({ children }: Heading, ids: Set<string>): string | undefined {
  const last = children.at(-1);
  const id = last?.type === 'text' ? findWrittenId(last.value) : undefined;
  if (id === undefined) return undefined;
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u.test(id)) {
    return `expected an id of letters, digits and hyphens that begins with a letter or a digit, such as {#prices}, found {#${id}}`;
  }
  if (ids.has(id)) return `expected an id that no other heading of the text has, found ${id}`;
  ids.add(id);
  return undefined;
}
