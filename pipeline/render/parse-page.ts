import type { Element, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { RenderedPage } from './render-page.ts';

/** What a page says of itself in its head. */
export interface PageMetadata {
  /** Its path, such as `/about`; undefined for the not-found and the error page. */
  path: string | undefined;
  /** Its file in the folder to deploy, such as `about.html`. */
  file: string;
  /** Its title, without the vendor's name. */
  title: string;
  description: string;
  /** Its canonical address; undefined for a page that search engines must not list. */
  canonical: string | undefined;
  /** The tag of its language. */
  language: string;
  /** The page in each language, with its address, as its head says. */
  alternates: readonly { tag: string; address: string }[];
  /** Path of its Markdown version, if it has one. */
  markdown: string | undefined;
  /** Address of its share image, if it has one. */
  shareImage: string | undefined;
  /** The text of its first `<h1>`. */
  heading: string;
}

/** A page with its elements. */
export interface ParsedPage extends PageMetadata {
  tree: Root;
}

export function parsePage({ path, file, html: text }: RenderedPage): ParsedPage {
  // The style sheet is a third of a page, and nothing here needs it.
  const tree = fromHtml(text.replace(/<style>.*?<\/style>/s, ''));
  const elements = listElements(tree);
  const read = (result: 'content' | 'href', key: string, expected: string) => {
    const element = elements.find(({ properties }) => String(properties[key]) === expected);
    const value = element?.properties[result];
    return typeof value === 'string' ? value : undefined;
  };
  const alternates = elements.flatMap(({ tagName, properties: { hrefLang, href } }) =>
    tagName === 'link' && hrefLang ? { tag: String(hrefLang), address: String(href) } : [],
  );
  const html = elements.find(({ tagName }) => tagName === 'html');
  const heading = elements.find(({ tagName }) => tagName === 'h1');
  return {
    path,
    file,
    tree,
    title: read('content', 'property', 'og:title') ?? '',
    description: read('content', 'name', 'description') ?? '',
    canonical: read('href', 'rel', 'canonical'),
    language: String(html?.properties.lang ?? ''),
    alternates,
    markdown: read('href', 'type', 'text/markdown'),
    shareImage: read('content', 'property', 'og:image'),
    heading: heading ? textOf(heading) : '',
  };
}

/** Every element below a node, in document order. */
export function listElements(parent: Parents, elements: Element[] = []): Element[] {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    elements.push(child);
    listElements(child, elements);
  }
  return elements;
}
