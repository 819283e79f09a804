import { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { findWrittenId } from './heading-ids.ts';
import type { Mistake } from './markdown-text.ts';

/**
 * Gives headings the levels that they have below the title: the first is of the second level, and none jumps over one.
 * A first heading that says the title is left out.
 *
 * @param tree is changed
 * @param title what stands above the text
 * @returns advice on the first that was changed
 */
export function evenHeadings(tree: Root, title: string): Mistake[] {
  const advice: Mistake[] = [];
  const first = tree.children.find(({ type }) => type === 'element') as Element | undefined;
  // Visitors read its words above the text, where links to it lead.
  const written = first && findWrittenId(textOf(first).trim());
  const words = first && textOf(first).replace(`{#${written}}`, '');
  if (first?.tagName === 'h1' && isSame(words ?? '', title) && !hasMore(first)) {
    const id = String(written ?? first.properties.id ?? slug(textOf(first)));
    const anchor: Element = { type: 'element', tagName: 'span', properties: { id }, children: [] };
    const isNamed = written || JSON.stringify(tree).includes(`"href":"#${encodeURI(id)}"`);
    tree.children.splice(tree.children.indexOf(first), 1, ...(isNamed ? [anchor] : []));
  }
  advice.push(...dropEmptyHeadings(tree));
  let isSaid = false;
  const above: { depth: number; level: number }[] = [];
  visitParents(tree, 'element', (heading, parents) => {
    if (!/^h[1-6]$/.test(heading.tagName)) return;
    if (parents.some((one) => one.type === 'element' && one.properties.dataFootnotes !== undefined))
      return;
    const depth = Number(heading.tagName[1]);
    while ((above.at(-1)?.depth ?? 0) >= depth) above.pop();
    const level = Math.min((above.at(-1)?.level ?? 1) + 1, 6);
    above.push({ depth, level });
    if (level === depth) return;
    const [from, to] = [depth, level].map((one) => '#'.repeat(one));
    heading.tagName = `h${level}`;
    if (isSaid) return;
    isSaid = true;
    const message = `${from} is shown as ${to}, as headings begin below the title and none jumps over a level`;
    advice.push({ place: heading.position?.start, message, about: 'levels' });
  });
  return advice;
}

/** Whether a heading has more than its words: a picture, or a link. */
const hasMore = ({ children }: Element): boolean =>
  children.some(
    (child) =>
      child.type === 'element' &&
      (child.tagName === 'img' || child.properties.href !== undefined || hasMore(child)),
  );

/** A heading without words is none. */
function dropEmptyHeadings(tree: Root): Mistake[] {
  const advice: Mistake[] = [];
  visitParents(tree, 'element', (heading, parents) => {
    const isEmpty = /^h[1-6]$/.test(heading.tagName) && textOf(heading).trim() === '';
    if (!isEmpty || heading.children.some(({ type }) => type === 'element')) return undefined;
    const siblings = parents.at(-1)?.children ?? [];
    const index = siblings.indexOf(heading as never);
    siblings.splice(index, 1);
    const message = `a heading without words is left out: write them behind ${'#'.repeat(Number(heading.tagName[1]))}, or remove it`;
    advice.push({ place: heading.position?.start, message, about: 'empty headings' });
    return index;
  });
  return advice;
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase().replaceAll(/\s+/g, ' ') === other.trim().toLowerCase();
