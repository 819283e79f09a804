import type { Definition, Heading, Image, Link, Nodes, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { findUnknownWords } from '../fields/fields.ts';
import { inQuotes } from '../messages/find-like-name.ts';
import type { PictureFolder } from '../pictures/picture-file.ts';
import { adviseOnNode } from './advise-on-node.ts';
import { describeUrl } from './describe-url.ts';
import { findWrittenId } from './headings.ts';
import { type Mistake, placeIn } from './markdown-text.ts';
import { messageFormat } from './syntaxes.ts';
import { adviseOnPicture, describeFile } from './text-picture.ts';

/**
 * Finds what is wrong in a Markdown text: where links lead, pictures, ids, words in braces. All else is shown as
 * CommonMark says, and advice says what is likely to be an oversight.
 *
 * @param source the text that the tree was parsed from
 * @returns the mistakes, and advice, in the order of the text
 */
export function findMistakes(tree: Root, source: string, pictures: PictureFolder): Mistake[] {
  const empty = {
    place: tree.position?.end,
    message: 'expected a text below the fields, found none',
    atField: 'Write the text',
  };
  const mistakes: Mistake[] = tree.children.length > 0 ? [] : [empty];
  const ids = new Set<string>();
  const referred = listReferred(tree);
  const definitions = new Map<string, Definition>();
  visitParents(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  visitParents(tree, (node, parents) => {
    const place = placeOf(node, parents, source);
    for (const message of describe(node)) if (message) mistakes.push({ place, message });
    mistakes.push(...adviseOnNode(node, parents, source));
    if (node.type === 'text') mistakes.push(...findWrongWords(node.value, node, source));
    const url = addressOf(node);
    if (url !== undefined && 'alt' in node) mistakes.push(...adviseOnPicture(url, node.alt, place));
  });
  return mistakes;

  /** Where a picture is. */
  function addressOf(node: Nodes): string | undefined {
    if (node.type === 'image') return node.url;
    return node.type === 'imageReference' ? definitions.get(node.identifier)?.url : undefined;
  }

  function describe(node: Nodes): (string | undefined)[] {
    const place = node.position?.start;
    switch (node.type) {
      case 'heading':
        return [describeId(node, ids)];
      case 'link':
        return [describeWords(node), describeAddress(node, source)];
      case 'definition': {
        if (definitions.get(node.identifier) !== node) {
          const message = `another line begins with [${node.label}]:, which is the one that counts: remove one of them`;
          mistakes.push({ place, message, about: 'definitions' });
          return [];
        }
        const { imageReference, linkReference } = referred;
        const isPicture =
          imageReference.has(node.identifier) && !linkReference.has(node.identifier);
        return isPicture ? [] : [describeAddress(node, source)];
      }
      case 'footnoteDefinition': {
        if (!referred.footnoteReference.has(node.identifier)) {
          const message = `this footnote is not shown, as nothing refers to it: write [^${node.label}] in the text to which it belongs`;
          mistakes.push({ place, message, about: 'footnotes' });
        }
        return [];
      }
      case 'image':
      case 'imageReference':
        return [describeFile(addressOf(node) ?? '', pictures)];
      default:
        return [];
    }
  }
}

/** The names that references of each kind have. */
function listReferred(tree: Root) {
  const referred = {
    linkReference: new Set<string>(),
    imageReference: new Set<string>(),
    footnoteReference: new Set<string>(),
  };
  visitParents(tree, (node) => {
    if (Object.hasOwn(referred, node.type) && 'identifier' in node)
      referred[node.type as keyof typeof referred].add(node.identifier);
  });
  return referred;
}

/** The place of a node, or of the nearest around it that has one in the file. */
function placeOf(node: Nodes, parents: readonly Parents[], source: string): Mistake['place'] {
  const nearest = [node, ...parents.toReversed()].find(({ position }) => position);
  if (!nearest) return undefined;
  return nearest === node ? node.position?.start : placeIn(nearest, source, textOf(node));
}

/** What is wrong with where a link leads, by its form. */
function describeAddress(node: Link | Definition, source: string): string | undefined {
  const { start, end } = node.position ?? {};
  const written = source.slice(start?.offset, end?.offset);
  // An address that stands in the text as it is has no place at times, and is called more than it says.
  if (node.type === 'link' && (!start || !/^[[<]/.test(written)))
    return describeUrl(node.url, textOf(node));
  const [, address = node.url] = /\](?:\(|:)\s*<?([^\s<>]*?)\)?$/.exec(written) ?? [];
  return describeUrl(node.url, address);
}

/** What is wrong with the words of a link, which may be those of a picture. */
function describeWords(node: Link): string | undefined {
  const picture = node.children.find((child): child is Image => child.type === 'image');
  if (!picture || textOf(node)) return undefined;
  return `expected what the picture shows, as it is a link, such as [![A lamp](${picture.url})](${node.url}), found nothing`;
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

/** Words in braces stand for others: what is like one of ours and is none is a mistake. */
export function findWrongWords(words: string, node: Nodes, source: string): Mistake[] {
  const [format] = words.match(messageFormat) ?? [];
  if (format) {
    const message = `expected plain words that are right for any number, with {count jobs} or {number jobs} for it, found ${inQuotes(format)}`;
    return [{ place: placeIn(node, source, format), message }];
  }
  const own = words.replaceAll(/\{[{%].*?[%}]\}/gs, '');
  return findUnknownWords(own).map(({ isLike, expected, found }, index, all): Mistake => {
    const nth = all.slice(0, index).filter((other) => other.found === found).length;
    const place = placeIn(node, source, found, nth);
    if (isLike && found.endsWith('}')) {
      return { place, message: `expected ${expected}, found ${found}` };
    }
    const message = `${found} is shown as it is written, as it stands for nothing`;
    return { place, message, about: 'braces' };
  });
}
