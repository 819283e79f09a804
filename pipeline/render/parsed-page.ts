import type { Element, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { RenderedPage } from './render-page.ts';

/** What a page says of itself in its head. */
export interface PageFacts {
  /** Where it is found, such as `/about`; undefined for one that stands in for others. */
  path: string | undefined;
  /** Its file in the folder, such as `about.html`. */
  file: string;
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

/** A page with its elements, for as long as something is read from them. */
export interface ParsedPage extends PageFacts {
  tree: Root;
}

/** A page's elements and what its head says. */
export function parsePage({ path, file, html }: RenderedPage): ParsedPage {
  // Its style sheet says nothing of the page, and is a third of it.
  const tree = fromHtml(html.replace(/<style>.*?<\/style>/s, ''));
  const all = elementsOf(tree);
  const said = (name: 'content' | 'href', key: string, asked: string) => {
    const element = all.find(({ properties }) => String(properties[key]) === asked);
    const value = element?.properties[name];
    return typeof value === 'string' ? value : undefined;
  };
  const heading = all.find(({ tagName }) => tagName === 'h1');
  return {
    path,
    file,
    tree,
    title: said('content', 'property', 'og:title') ?? '',
    description: said('content', 'name', 'description') ?? '',
    canonical: said('href', 'rel', 'canonical'),
    markdown: said('href', 'type', 'text/markdown'),
    shareImage: said('content', 'property', 'og:image'),
    heading: heading ? textOf(heading) : '',
  };
}

/** Every element in the page's order. */
export function elementsOf(parent: Parents, found: Element[] = []): Element[] {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    found.push(child);
    elementsOf(child, found);
  }
  return found;
}
