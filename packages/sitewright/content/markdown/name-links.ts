import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { inQuotes } from '../find-like-name.ts';
import type { Mistake } from './markdown-text.ts';
import { wordsOfAddress } from './words-of-address.ts';

/**
 * Gives words to links that have none, such as `[](our-plans.md)`: what they lead to is called.
 *
 * @param tree is changed
 * @returns advice on the words
 */
export function nameLinks(tree: Root): Mistake[] {
  const advice: Mistake[] = [];
  visitParents(tree, 'link', (link) => {
    const { url, children, position } = link;
    if (!url || textOf(link).trim() || children.some(({ type }) => /^image/.test(type))) return;
    const words = wordsOfAddress(url);
    link.children = [...children, { type: 'text', value: words }];
    const message = `the link to ${inQuotes(url)} is shown with the words ${inQuotes(words)}, as it has none: write some between [ and ]`;
    advice.push({ place: position?.start, message, about: 'links without words' });
  });
  return advice;
}
