import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visitParents } from 'unist-util-visit-parents';

/** Elements that begin a block, before which a line of WordPress needs no paragraph. */
const block =
  /^\s*<\/?(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|video)\b|^\s*<!--/i;

/** Makes paragraphs of lines between empty ones, as WordPress does with what was written in its older editor. */
export const addParagraphs = (html: string): string =>
  html.includes('<!-- wp:') || /<p\b/i.test(html)
    ? html
    : html
        .split(/\n[ \t]*\n/)
        .map((part) =>
          block.test(part) || !part.trim()
            ? part
            : `<p>${part.trim().replaceAll('\n', '<br>')}</p>`,
        )
        .join('\n\n');

/** An id as headings have it, with hyphens in the place of other signs. */
export const toId = (id: string): string =>
  id.replaceAll(/[^\p{L}\p{N}_.:-]+/gu, '-').replace(/^[^\p{L}\p{N}]+/u, '');

/** Writes HTML as Markdown: what is words, headings, lists, tables, links and pictures. Comments go. */
export function htmlToMarkdown(html: string): string {
  const tree = fromHtml(html.replaceAll(/<!--(?! Not moved)[\s\S]*?-->/g, ''), { fragment: true });
  visitParents(tree, 'element', (node) => {
    // An id of a heading stays where links lead.
    const { id } = node.properties;
    if (/^h[1-6]$/.test(node.tagName) && typeof id === 'string' && toId(id))
      node.children.push({ type: 'text', value: ` {#${toId(id)}}` });
  });
  const markdown = toMarkdown(toMdast(tree, { newlines: false }), {
    ...{ bullet: '-', rule: '-', emphasis: '_', fences: true, resourceLink: true },
    extensions: [gfmToMarkdown()],
  });
  return (
    markdown
      .replaceAll(/\\(?=\{#[\w.:-]+\}$)/gm, '')
      .replaceAll(/(?<=\{#[\w.:-]*)\\_/g, '_')
      // Commands in brackets are read later.
      .replaceAll(
        /\\\[(\/?[a-z][\w-]*(?:[ \t]+[\w-]+=(?:"[^"\n]*"|[^\s\]]+))*)\\?\]/g,
        (_, inner: string) => `[${inner.replaceAll(/\\(?=[_*&])/g, '')}]`,
      )
  );
}
