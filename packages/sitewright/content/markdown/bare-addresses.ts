import type { Nodes, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { placeAt } from '../../lib/text-file.ts';

/** Signs and letters of Chinese, Japanese and Korean, before which an address without spaces around it ends. */
const eastAsian =
  /[\u3000-\u3003\u3008-\u301B\u30FB\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]|(?<=^(?:https?:\/\/)?[a-z\d.-]+\.[a-z]{2,}[)\]'"]*|[a-z\d/])[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/iu;

/** Signs beyond ASCII, which no host has but for those between letters that RFC 5892 names. */
const behindHost = /(?<=^(?:https?:\/\/)?[^\/?#]*)(?![·׳״]\p{L})[[\p{P}\p{S}]--\p{ASCII}]/v;

/** Marks of quotation, which stand in no address, and signs at the end of one, as those of ASCII in GFM. */
const behindPath = /[“”„‟«»‹›]|[\p{P}--\p{ASCII}]\p{P}*$/v;

/** How long the address is at the beginning of a text that was taken for one. */
function measureAddress(text: string): number {
  const ends = [eastAsian, behindHost, behindPath].map((end) => text.search(end));
  let length = Math.min(...ends.filter((end) => end > 0), text.length);
  if (length === text.length) return length;
  const isClosed = () => {
    const address = text.slice(0, length);
    return address.split('(').length >= address.split(')').length;
  };
  while (
    /[.,:;!?'"*~\])]$/.test(text.slice(0, length)) &&
    !(text[length - 1] === ')' && isClosed())
  )
    length -= 1;
  return length;
}

/** Ends addresses that stand in a text as they are before the signs and words behind them, and says where all stand. */
export function endBareAddresses(tree: Root, source: string): void {
  const changed = new Set<Parents>();
  visitParents(tree, 'link', (link, parents) => {
    const [words] = link.children;
    const { start } = link.position ?? {};
    const parent = parents.at(-1);
    if (words?.type !== 'text' || (start && /[[<]/.test(source.charAt(start.offset ?? 0)))) return;
    const length = measureAddress(words.value);
    const rest = words.value.slice(length);
    if (!parent || (start && !rest)) return;
    changed.add(parent);
    if (!rest) return;
    link.url = link.url.slice(0, -rest.length);
    words.value = words.value.slice(0, length);
    delete link.position;
    const siblings: Nodes[] = parent.children;
    siblings.splice(siblings.indexOf(link) + 1, 0, { type: 'text', value: rest });
  });
  for (const parent of changed) placeParts(parent, source);
}

/** Gives nodes that a text was parted into the places that they have in the source, which the parser leaves out. */
function placeParts({ children, position }: Parents, source: string): void {
  let cursor = position?.start.offset ?? 0;
  const starts = children.map((child) => {
    const words = textOf(child);
    const start = child.position?.start.offset ?? source.indexOf(words, cursor);
    const isFound = start >= 0 && start < (position?.end.offset ?? 0);
    const own = isFound ? start : cursor;
    if (isFound) cursor = child.position?.end.offset ?? start + words.length;
    return own;
  });
  for (const [index, child] of children.entries()) {
    const pointAt = (offset: number) => ({ ...placeAt(source, offset), offset });
    const [start = 0, end = position?.end.offset ?? start] = starts.slice(index, index + 2);
    child.position ??= { start: pointAt(start), end: pointAt(end) };
  }
}
