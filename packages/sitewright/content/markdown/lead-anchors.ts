import type { Root } from 'hast';
import { visitParents } from 'unist-util-visit-parents';
import { removeEscapes } from '../../lib/remove-escapes.ts';
import { inQuotes, suggestId } from '../messages/find-like-name.ts';
import type { Mistake, TextLink } from './markdown-text.ts';

/**
 * Leads links within a text that lead to no element of it to its page.
 *
 * @param tree is changed
 * @param page the address of the page of the text, where it is known
 * @returns the links with where they lead, and advice on those that lead to no element
 */
export function leadAnchors(
  tree: Root,
  links: readonly TextLink[],
  ids: readonly string[],
  page: string | undefined,
): { links: TextLink[]; advice: Mistake[] } {
  const advice: Mistake[] = [];
  const led = new Map<string, string>();
  for (const { to, line, column } of links) {
    const id = removeEscapes(to.slice(1));
    if (!/^#./.test(to) || ids.includes(to.slice(1)) || ids.includes(id)) continue;
    const composed = id.normalize('NFC');
    if (ids.includes(composed)) led.set(`#${id}`, `#${composed}`);
    if (!page || ids.includes(composed)) continue;
    led.set(`#${id}`, page);
    const message = `${inQuotes(to)} leads to the page alone, as no element of it has the id ${inQuotes(id)}${suggestId(id, ids)}`;
    const place = line && column ? { line, column } : undefined;
    advice.push({ place, message, about: 'anchors' });
  }
  visitParents(tree, 'element', ({ properties }) => {
    properties.href &&= lead(String(properties.href));
  });
  return { links: links.map((link) => ({ ...link, to: lead(link.to) })), advice };

  function lead(to: string) {
    return led.get(removeEscapes(to)) ?? to;
  }
}
