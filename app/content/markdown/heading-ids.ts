import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';

/** The ids that every page has. */
export const documentIds: readonly string[] = ['content', 'menu'];

/** The ids that the page around a text has. */
export const pageIds: readonly string[] = [
  ...documentIds,
  ...['contents', 'footnote-label', 'post-title', 'title'],
];

/** The id that is written at the end of a heading's words, as in `Prices {#prices}`. */
export function findWrittenId(words: string): string | undefined {
  return /(?:^|[ \t])\{#([^\s{}]+)\}$/.exec(words)?.[1];
}

/**
 * Gives every heading of a text an id: the one that is written behind its words, which is then removed,
 * else one made of its words.
 *
 * @param report is called with each heading, in the order of the text
 */
export function identifyHeadings(tree: Root, report: (heading: Element, id: string) => void): void {
  const slugger = new GithubSlugger();
  const headings: { heading: Element; id: string | undefined }[] = [];
  visitParents(tree, 'element', (heading) => {
    // The heading of the footnotes has its id.
    if (!/^h[2-6]$/.test(heading.tagName) || heading.properties.id) return;
    headings.push({ heading, id: takeWrittenId(heading) });
  });
  for (const id of [...pageIds, ...headings.flatMap(({ id }) => id ?? [])]) slugger.slug(id, true);
  for (const { heading, id } of headings) {
    heading.properties.id = id ?? slugger.slug(textOf(heading) || 'section');
    report(heading, String(heading.properties.id));
  }
}

function takeWrittenId(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const id = findWrittenId(last.value);
  if (id) last.value = last.value.slice(0, -`{#${id}}`.length).trimEnd();
  return id;
}
