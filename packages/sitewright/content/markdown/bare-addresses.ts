import type { Nodes, PhrasingContent, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';

/** Signs of Chinese, Japanese and Korean that end an address, which stands in a text without spaces around it. */
const ending =
  /[\u3000-\u3003\u3008-\u301B\u30FB\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]/;

/** A host of Latin letters that a word of such a script follows, as in `www.example.orgという`. */
const host =
  /^(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}(?=[)\]'"]*[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])/iu;

/** Endings of Korean and Japanese words that stand behind an address without a space. */
const particle =
  /(?<=[a-z\d])\p{sc=Hira}|(?<=\/)を|(?<=[a-z\d/])(?:을|를|이|가|은|는|에|에서|에는|의|로|으로|와|과|도|만|까지|부터|라고|입니다|이다|이며)$/iu;

/** Where an address ends of which words follow without a space; -1 where none do. */
function findEnd(written: string): number {
  const length = host.exec(written)?.[0].length ?? written.search(ending);
  const end = written.slice(0, length < 0 ? undefined : length).search(particle);
  return end < 0 ? length : end;
}

/** Whether a tag of HTML before it begins a link, in which no other can be. */
const isInLink = (siblings: readonly Nodes[], index: number): boolean =>
  siblings.slice(0, index).reduce((isIn, one) => {
    const [tag] = (one.type === 'html' && /^<\/?a\b/i.exec(one.value)) || [];
    return tag ? !tag.startsWith('</') : isIn;
  }, false);

/**
 * Ends addresses that stand in a text as they are at the first sign such as `。` or `）`, and hosts at the first letter of
 * these scripts.
 *
 * @param tree is changed
 * @param parse makes phrases of the words behind an address
 */
export function endBareAddresses(
  tree: Root,
  source: string,
  parse: (words: string) => PhrasingContent[],
): void {
  visitParents(tree, 'link', (link, parents) => {
    const [words] = link.children;
    const siblings: Nodes[] | undefined = parents.at(-1)?.children;
    if (words?.type !== 'text' || !siblings) return undefined;
    // One that begins with www. has no place.
    const { start, end } = link.position ?? {};
    if (start && /[[<]/.test(source.charAt(start.offset ?? 0))) return undefined;
    const index = siblings.indexOf(link);
    if (isInLink(siblings, index)) {
      siblings.splice(index, 1, words);
      return index + 1;
    }
    const written = start ? source.slice(start.offset, end?.offset) : words.value;
    const length = findEnd(written);
    if (length <= 0) return undefined;
    const phrases = parse(written.slice(length));
    for (const phrase of phrases) movePlaces(phrase, start, length);
    words.value = words.value.slice(0, length);
    link.url = link.url.slice(0, length - written.length);
    if (start) link.position = { start, end: at(start, length) };
    if (words.position && link.position) words.position.end = link.position.end;
    siblings.splice(index + 1, 0, ...phrases);
    return index + 1;
  });
}

type Place = NonNullable<Nodes['position']>['start'];

const at = ({ line, column, offset }: Place, more: number): Place => {
  return { line, column: column + more, offset: (offset ?? 0) + more };
};

/** Words that were parsed alone stand behind others in the same line. */
function movePlaces(phrase: PhrasingContent, start: Place | undefined, length: number): void {
  visitParents(phrase, (node) => {
    if (!node.position) return;
    if (!start) {
      delete node.position;
      return;
    }
    const move = ({ offset }: Place) => at(start, length + (offset ?? 0));
    node.position = { start: move(node.position.start), end: move(node.position.end) };
  });
}
