import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { isOwnId } from '../page-ids.ts';
import { footnotesId } from './markdown-text.ts';

/** The id that is written at the end of a heading's words, as in `Prices {#prices}`. */
export function findWrittenId(words: string): string | undefined {
  return /(?:^|[ \t])\{#([^\s{}]+)\}$/.exec(words)?.[1];
}

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
    const around = parents.at(-1);
    if (around?.type === 'element' && around.properties.dataFootnotes !== undefined)
      heading.properties.id = footnotesId;
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
  const name = slug(words.trim());
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
