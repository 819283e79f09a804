import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { RenderedPage } from '../pages/render.ts';
import { markdownTwin } from './markdown.ts';

/** What a page says of itself in its head. */
interface PageFacts {
  /** Where it is found, such as `/about`; undefined for one that stands in for others. */
  path: string | undefined;
  /** Its file in the folder, such as `about.html`. */
  file: string;
  /** Its title, without the vendor's name behind it. */
  title: string;
  description: string;
  /** Its address in search results; undefined for a page that is kept out of them. */
  canonical: string | undefined;
  /** Address of its share image, if it names one. */
  shareImage: string | undefined;
  /** The words of its first heading. */
  heading: string;
}

/** A page with its elements, for as long as something is read from them. */
export interface ParsedPage extends PageFacts {
  tree: Root;
}

/** All that is made from a page later on. Its elements are let go: a large site has many pages. */
export interface BuiltPage extends PageFacts {
  /** Its Markdown twin and where that stands, if the page names one. */
  twin: { path: string; text: string } | undefined;
  /** What it links and refers to, each written form once. */
  references: readonly string[];
  /** The ids of its elements. */
  anchors: ReadonlySet<string>;
}

/** Reads a page's own word of what it is and what belongs to it. */
export function readPage(rendered: RenderedPage): BuiltPage {
  const page = parsePage(rendered);
  const { tree, ...facts } = page;
  const twin = attribute(tree, 'link[rel=alternate][type="text/markdown"]', 'href');
  return {
    ...facts,
    twin: twin ? { path: twin, text: markdownTwin(page) } : undefined,
    references: referencesOf(page),
    anchors: new Set(selectAll('[id]', tree).map(({ properties }) => String(properties.id))),
  };
}

/** A page's elements and what its head says. */
export function parsePage({ path, file, html }: RenderedPage): ParsedPage {
  const tree = fromHtml(html);
  return {
    path,
    file,
    tree,
    title: attribute(tree, 'meta[property="og:title"]', 'content') ?? '',
    description: attribute(tree, 'meta[name=description]', 'content') ?? '',
    canonical: attribute(tree, 'link[rel=canonical]', 'href'),
    shareImage: attribute(tree, 'meta[property="og:image"]', 'content'),
    heading: textOf(select('h1', tree) ?? { type: 'root', children: [] }),
  };
}

function attribute(tree: Root, selector: string, name: string): string | undefined {
  const value = select(selector, tree)?.properties[name];
  return typeof value === 'string' ? value : undefined;
}

function referencesOf({ tree, shareImage }: ParsedPage): string[] {
  const selector = 'a[href], area[href], link[href], img[src], script[src]';
  const written = ({ properties }: Element) => String(properties.href ?? properties.src);
  const found = new Set(selectAll(selector, tree).map(written));
  if (shareImage) found.add(shareImage);
  return [...found];
}
