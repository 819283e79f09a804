import type { Element, ElementContent, Properties, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { type MarkdownText, parseBody } from '../../app/content/markdown/markdown-text.ts';
import type { Picture } from '../../app/content/pictures/picture.ts';

/** The properties that mean something outside the site; a feed has neither its styles nor its script. */
const kept = new Set(['id', 'href', 'start', 'align', 'type', 'checked', 'disabled']);

/**
 * Writes a text as HTML that can be read anywhere: every address in it is absolute.
 *
 * @param address of the page that has the text
 * @param lead the picture above it
 */
export function toFeedHtml(
  text: MarkdownText,
  address: string,
  lead?: { picture: Picture; caption?: string },
): string {
  const caption = lead?.caption ? [{ type: 'text', value: lead.caption } as const] : [];
  const first = lead ? [figure(lead.picture, caption)] : [];
  return toHtml([...first, ...parseBody(text).children.flatMap(convert)]);

  function convert(node: RootContent): ElementContent[] {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    const { tagName, properties } = node;
    const children = node.children.flatMap(convert);
    const picture = text.pictures[Number(properties.dataPicture)];
    if (picture) return [figure(picture, children)];
    return [{ type: 'element', tagName, properties: keep(properties), children }];
  }

  function keep(properties: Properties): Properties {
    const entries = Object.entries(properties).filter(([name]) => kept.has(name));
    const { href, ...rest } = Object.fromEntries(entries);
    return href === undefined ? rest : { ...rest, href: new URL(String(href), address).href };
  }

  function figure({ src, alt, width, height }: Picture, words: ElementContent[]): Element {
    const image = h('img', { src: new URL(src, address).href, alt, width, height });
    return h('figure', [image, ...(words.length > 0 ? [h('figcaption', words)] : [])]);
  }
}
