import type { Root } from 'hast';
import { visitParents } from 'unist-util-visit-parents';
import type { TextLink } from './markdown-text.ts';

/** What is alike in the ids that systems make of the same words. */
function keyOf(id: string): string {
  try {
    return decodeURIComponent(id)
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '');
  } catch {
    return id;
  }
}

/**
 * Leads links within a text to the heading that they mean, where another system makes another id of its words, such as
 * `#Our-Prices` of "Our prices!".
 *
 * @param tree is changed
 * @returns the links with where they lead
 */
export function leadAnchors(
  tree: Root,
  links: readonly TextLink[],
  ids: readonly string[],
): TextLink[] {
  const lead = (to: string): string => {
    if (!/^#./.test(to) || ids.includes(to.slice(1)) || ids.includes(decode(to.slice(1))))
      return to;
    const key = keyOf(to.slice(1));
    const like = key ? ids.filter((id) => keyOf(id) === key) : [];
    return like.length === 1 ? `#${encodeURI(like[0] ?? '')}` : to;
  };
  if (links.every(({ to }) => lead(to) === to)) return [...links];
  visitParents(tree, 'element', ({ properties }) => {
    if (typeof properties.href === 'string') properties.href = lead(properties.href);
  });
  return links.map((link) => ({ ...link, to: lead(link.to) }));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
