import type { Heading, Image, Nodes, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { quote } from '../find-like-name.ts';
import type { PictureFolder } from '../pictures/picture-folder.ts';
import { text } from '../schemas/fields.ts';
import { target } from '../schemas/target.ts';
import { findWrittenId } from './heading-ids.ts';
import { knowsLanguage } from './highlight-code.ts';

/** One thing that the site does not show, and what to do about it. */
export interface Mistake {
  node: Nodes;
  message: string;
}

/** How deep lists and quotes may lie in each other: deeper ones have no room on a phone. */
const deepestList = 6;

/**
 * Finds what is wrong in a Markdown text that is valid by the rules of Markdown.
 *
 * @returns the mistakes in the order of the text
 */
export function findMistakes(tree: Root, pictures: PictureFolder): Mistake[] {
  const mistakes: Mistake[] = [];
  const usedNotes = new Set<string>();
  const ids = new Set<string>();
  let level = 1;
  visitParents(tree, 'footnoteReference', ({ identifier }) => void usedNotes.add(identifier));
  visitParents(tree, (node, parents) => {
    for (const message of describe(node, parents)) {
      if (message) mistakes.push({ node: placeOf(node, parents), message });
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
      case 'text':
        return describeText(node.value);
      case 'html':
        // Its end is part of a mistake above.
        if (node.value.startsWith('</')) return [];
        return [
          `expected Markdown without HTML, found ${quote(node.value)}: write it in Markdown, or \\< for the sign itself`,
        ];
      case 'link':
        return [
          parents.some(({ type }) => type === 'heading')
            ? 'expected a heading without links, as it is a link to itself, found one'
            : undefined,
          textOf(node) ? undefined : 'expected words in the square brackets of a link, found none',
          describeTarget(node.url),
        ];
      case 'definition':
        return [describeTarget(node.url)];
      case 'image':
        return [describePicture(node, parents, pictures)];
      case 'imageReference':
        return [`expected the picture’s file, such as ![${node.alt}](shop.jpg), found a reference`];
      case 'code':
        if (!node.lang || knowsLanguage(node.lang)) return [];
        return [
          `expected a language that the highlighter knows, such as js or json, found ${quote(node.lang)}: leave it out for plain text`,
        ];
      case 'footnoteDefinition':
        if (usedNotes.has(node.identifier)) return [];
        return [`expected [^${node.label}] in the text, to which this footnote belongs`];
      case 'listItem':
      case 'blockquote':
        if (parents.filter(({ type }) => type === node.type).length !== deepestList) return [];
        return [`expected lists and quotes at most ${deepestList} deep, found one more`];
      default:
        return [];
    }
  }
}

/** The node, or the nearest around it that has a place in the file. */
function placeOf(node: Nodes, parents: readonly Parents[]): Nodes {
  return [node, ...parents.toReversed()].find(({ position }) => position) ?? node;
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

/** Braces stand for words that the loader puts in; what is in brackets is a footnote or a link. */
function describeText(value: string): string[] {
  const [note] = /\[\^[^\]\s]+\]/.exec(value) ?? [];
  if (note)
    return [`expected a footnote for ${note}: a line that begins with ${note}: and its text`];
  const issues = (value.trim() && text.safeParse(value).error?.issues) || [];
  return issues.flatMap((issue) =>
    issue.code === 'custom' ? `expected ${issue.message}, found ${issue.params?.found}` : [],
  );
}

function describeTarget(url: string): string | undefined {
  const [issue] = target.safeParse(url).error?.issues ?? [];
  return issue && `expected ${issue.message}, found ${quote(url)}`;
}

function describePicture(
  { url, alt }: Pick<Image, 'url' | 'alt'>,
  parents: readonly Parents[],
  pictures: PictureFolder,
): string | undefined {
  const file = pictures.find(url);
  if ('expected' in file) return `expected ${file.expected}, found ${file.found}`;
  if (!alt?.trim()) {
    return `expected what the picture shows in the square brackets, such as ![A till](${url}), found nothing`;
  }
  const parent = parents.at(-1);
  if (parent?.type === 'paragraph' && parent.children.length === 1) return undefined;
  return 'expected a picture in a paragraph of its own: put an empty line above and below it';
}
