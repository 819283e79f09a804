import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Nodes, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { isOwnId } from '../pages/page-ids.ts';
import { foldText } from '../values/fold-text.ts';
import { footnotesId, type Mistake } from './markdown-text.ts';

/** The id that is written at the end of a heading's words, as in `Prices {#prices}`. */
export function findWrittenId(words: string): string | undefined {
  return /(?:^|[ \t])\{#([^\s{}]+)\}$/.exec(words)?.[1];
}

/**
 * Gives headings the levels that they have below the title: the first is of the second level, and none jumps over one.
 * A first heading that says the title is left out, and so is one without words.
 *
 * @param tree is changed
 * @param title what stands above the text
 * @returns advice on the first that was changed
 */
export function evenHeadings(tree: Root, title: string): Mistake[] {
  leaveOutTitle(tree, title);
  const advice: Mistake[] = [];
  const above: { depth: number; level: number }[] = [];
  visitParents(tree, 'element', (heading, parents) => {
    if (!/^h[1-6]$/.test(heading.tagName)) return undefined;
    if (isOfFootnotes(parents)) return undefined;
    const depth = Number(heading.tagName[1]);
    const say = (message: string, about: string) => {
      if (advice.some((one) => one.about === about)) return;
      advice.push({ place: heading.position?.start, message, about });
    };
    if (textOf(heading).trim() === '' && heading.children.every(({ type }) => type === 'text')) {
      const siblings: Nodes[] = parents.at(-1)?.children ?? [];
      const index = siblings.indexOf(heading);
      siblings.splice(index, 1);
      const signs = '#'.repeat(depth);
      const message = `a heading without words is left out: write them behind ${signs}, or remove it`;
      say(message, 'empty headings');
      return index;
    }
    while ((above.at(-1)?.depth ?? 0) >= depth) above.pop();
    const level = Math.min((above.at(-1)?.level ?? 1) + 1, 6);
    above.push({ depth, level });
    if (level === depth) return undefined;
    heading.tagName = `h${level}`;
    const [from, to] = [depth, level].map((one) => '#'.repeat(one));
    const message = `${from} is shown as ${to}, as headings begin below the title and none jumps over a level`;
    say(message, 'levels');
    return undefined;
  });
  return advice;
}

/** Whether a heading is that above the footnotes. */
function isOfFootnotes(parents: readonly Parents[]): boolean {
  const around = parents.at(-1);
  return around?.type === 'element' && around.properties.dataFootnotes !== undefined;
}

/** Visitors read its words above the text, where links to it lead. */
function leaveOutTitle(tree: Root, title: string): void {
  const first = tree.children.find(({ type }) => type === 'element') as Element | undefined;
  if (first?.tagName !== 'h1') return;
  const written = findWrittenId(textOf(first).trim());
  const words = textOf(first).replace(`{#${written}}`, '');
  if (!isSame(words, title) || hasMore(first)) return;
  const id = String(written ?? first.properties.id ?? slug(textOf(first)));
  const anchor: Element = { type: 'element', tagName: 'span', properties: { id }, children: [] };
  const isNamed = written || JSON.stringify(tree).includes(`"href":"#${encodeURI(id)}"`);
  tree.children.splice(tree.children.indexOf(first), 1, ...(isNamed ? [anchor] : []));
}

/** Whether a heading has more than its words: a picture, or a link. */
const hasMore = ({ children }: Element): boolean =>
  children.some(
    (child) =>
      child.type === 'element' &&
      (child.tagName === 'img' || child.properties.href !== undefined || hasMore(child)),
  );

const isSame = (one: string, other: string) =>
  foldText(one).trim().replaceAll(/\s+/g, ' ') === foldText(other).trim();

/**
 * Gives every heading of a text an id: the one that is written behind its words, which is then removed, or that it
 * has already, else one made of its words.
 *
 * @param others the ids of other elements of the text
 * @param report is called with each heading, in the order of the text
 */
export function identifyHeadings(
  tree: Root,
  report: (heading: Element, id: string) => void,
  others: Iterable<string> = [],
): void {
  const slugger = new GithubSlugger();
  const headings: { heading: Element; id: string | undefined }[] = [];
  visitParents(tree, 'element', (heading, parents) => {
    if (!/^h[2-6]$/.test(heading.tagName)) return;
    if (isOfFootnotes(parents)) heading.properties.id = footnotesId;
    else headings.push({ heading, id: takeWrittenId(heading) ?? givenId(heading) });
  });
  for (const id of others) slugger.slug(id, true);
  for (const id of headings.flatMap(({ id }) => id ?? [])) slugger.slug(id, true);
  for (const { heading, id } of headings) {
    heading.properties.id = id ?? slugger.slug(nameHeading(textOf(heading)));
    report(heading, String(heading.properties.id));
  }
}

const givenId = ({ properties: { id } }: Element) => (id ? String(id) : undefined);

/** Words of a heading of which an id can be made: one of signs alone has none. */
function nameHeading(words: string): string {
  // What is without its language has a dot above beside its small letter.
  const name = slug(words.trim().replaceAll('İ', 'i'));
  if (!/[\p{L}\p{N}]/u.test(name)) return 'section';
  return isOwnId(name) ? name.replace(/^[_-]+/, '') : name;
}

function takeWrittenId(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const id = findWrittenId(last.value);
  if (id) last.value = last.value.slice(0, -`{#${id}}`.length).trimEnd();
  return id;
}
