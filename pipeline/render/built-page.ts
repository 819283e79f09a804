import { markdownTwin } from './markdown-twin.ts';
import { elementsOf, type PageFacts, parsePage } from './parsed-page.ts';
import type { RenderedPage } from './render-page.ts';

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
