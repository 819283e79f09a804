import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import { inQuotes } from '../find-like-name.ts';
import type { Mistake } from './markdown-text.ts';

/** What stands for the list of a text’s headings: of Markdown’s tools, of GitLab, and as an element of components. */
const sign = /^\[{1,2}_?toc_?\]{1,2}$/i;
const element = /^<(toc|toc-?inline|table-?of-?contents)(?:\s[^<>]*)?\/?>\s*(?:<\/\1\s*>)?$/i;
/** The line of kramdown that puts it in the place of the list above. */
const settings = /\{:\s*toc\b[^{}]*\}\s*$/i;

/**
 * Leaves out what stands for the list of a text’s headings elsewhere, such as `[[toc]]`.
 *
 * @param tree is changed
 * @param source the text that it was parsed from
 * @returns advice on what makes the list here
 */
export function leaveOutContents(tree: Root, source: string): Mistake[] {
  const found: { node: Nodes; siblings: Nodes[] }[] = [];
  visitParents(tree, (node, parents) => {
    if (!isContents(node)) return undefined;
    found.push({ node, siblings: parents.at(-1)?.children ?? [] });
    return SKIP;
  });
  return found.map(({ node, siblings }) => {
    const { start, end } = node.position ?? {};
    siblings.splice(siblings.indexOf(node), 1);
    const written = source.slice(start?.offset, end?.offset);
    const message = `${inQuotes(written)} is left out: write contents: true above the text, for a list of its headings`;
    return { place: start, message, about: 'contents' };
  });
}

function isContents(node: Nodes): boolean {
  if (node.type === 'html') return element.test(node.value.trim());
  if (node.type === 'list') return node.children.length === 1 && settings.test(textOf(node));
  if (node.type !== 'paragraph') return false;
  const isHtml = node.children.every(({ type }) => type === 'html');
  const html = node.children.map((one) => (one.type === 'html' ? one.value : '')).join('');
  return sign.test(textOf(node).trim()) || (isHtml && element.test(html));
}
