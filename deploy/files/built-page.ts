import type { Element, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
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

/** All that is asked of a page later on. Its elements are let go: a large site has many pages. */
export interface BuiltPage extends PageFacts {
  /** What it links and refers to, each written form once. */
  references: readonly string[];
  /** The ids of its elements. */
  anchors: ReadonlySet<string>;
}

/** Reads a page's own word of what it is and what belongs to it, with its Markdown twin if it names one. */
export function readPage(
  rendered: RenderedPage,
): BuiltPage & { twin: { path: string; text: string } | undefined } {
  const page = parsePage(rendered);
  const { tree, ...facts } = page;
  const all = elementsOf(tree);
  const twin = facts.markdown;
  const references = all.flatMap(({ tagName, properties }) => {
    const written = referring.has(tagName) ? (properties.href ?? properties.src) : undefined;
    return written === undefined ? [] : [String(written)];
  });
  return {
    ...facts,
    twin: twin ? { path: twin, text: markdownTwin(page) } : undefined,
    references: [...new Set(page.shareImage ? [...references, page.shareImage] : references)],
    anchors: new Set(all.flatMap(({ properties: { id } }) => (id === undefined ? [] : String(id)))),
  };
}

const referring = new Set(['a', 'area', 'link', 'img', 'script']);

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
function elementsOf(parent: Parents, found: Element[] = []): Element[] {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    found.push(child);
    elementsOf(child, found);
  }
  return found;
}
