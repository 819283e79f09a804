import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { RenderedPage } from '../pages/render.ts';

/** A rendered page, read again for what is made from it. */
export interface BuiltPage extends RenderedPage {
  tree: Root;
  /** Its title, without the vendor's name behind it. */
  title: string;
  description: string;
  /** Its address in search results; undefined for a page that is kept out of them. */
  canonical: string | undefined;
  /** Path of its Markdown twin, if it names one. */
  markdown: string | undefined;
  /** Address of its share image, if it names one. */
  shareImage: string | undefined;
  /** The words of its first heading. */
  heading: string;
}

/** Reads a page's own word of what it is and what belongs to it. */
export function readPage(page: RenderedPage): BuiltPage {
  const tree = fromHtml(page.html);
  const attribute = (selector: string, name: string) => {
    const value = select(selector, tree)?.properties[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    ...page,
    tree,
    title: attribute('meta[property="og:title"]', 'content') ?? '',
    description: attribute('meta[name=description]', 'content') ?? '',
    canonical: attribute('link[rel=canonical]', 'href'),
    markdown: attribute('link[rel=alternate][type="text/markdown"]', 'href'),
    shareImage: attribute('meta[property="og:image"]', 'content'),
    heading: textOf(select('h1', tree) ?? { type: 'root', children: [] }),
  };
}

/** Every element of a page that a CSS selector matches, in the page's order. */
export function elements(page: BuiltPage, selector: string): Element[] {
  return selectAll(selector, page.tree);
}
