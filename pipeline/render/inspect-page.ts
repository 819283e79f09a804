import { toMarkdownPage } from './page-markdown.ts';
import { listElements, type PageMetadata, parsePage } from './parse-page.ts';
import type { RenderedPage } from './render-page.ts';

/** What later steps need to know of a page. Its elements are not kept: a site may have many pages. */
export interface BuiltPage extends PageMetadata {
  /** The addresses that it links and refers to, each once, as they are in the page. */
  references: readonly string[];
  /** The ids of its elements. */
  anchors: ReadonlySet<string>;
  /** The names of the files in `assets/` that it refers to, its style sheet included. */
  assets: readonly string[];
}

interface InspectedPage extends BuiltPage {
  /** Its Markdown version, if its head refers to one. */
  markdownFile: { address: string; text: string } | undefined;
}

/** Each name of an asset follows its folder: looking for each asset's name would take long on a large site. */
const assetPath = /(?<=assets\/)[\w.$-]+/g;

const referringElements = new Set(['a', 'area', 'link', 'img', 'script', 'source']);

/** Reads a page's metadata, links and anchors from its HTML, and creates its Markdown version. */
export function inspectPage(rendered: RenderedPage): InspectedPage {
  const page = parsePage(rendered);
  const { tree, ...metadata } = page;
  const elements = listElements(tree);
  const address = metadata.markdown;
  const references = elements.flatMap(({ tagName, properties: { href, src, srcSet } }) => {
    if (!referringElements.has(tagName)) return [];
    const addresses = String(srcSet ?? '').match(/(?<=^|,)\s*[^\s,]+/g) ?? [];
    const reference = href ?? src;
    const candidates = addresses.map((address) => address.trim());
    return reference === undefined ? candidates : [String(reference), ...candidates];
  });
  return {
    ...metadata,
    markdownFile: address ? { address, text: toMarkdownPage(page) } : undefined,
    references: [...new Set(page.shareImage ? [...references, page.shareImage] : references)],
    anchors: new Set(
      elements.flatMap(({ properties: { id } }) => (id === undefined ? [] : String(id))),
    ),
    assets: [...new Set(rendered.html.match(assetPath))],
  };
}
