import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { locateAtRoot } from '../base-path.ts';
import { toMarkdownPage } from './page-markdown.ts';

/** What later steps need to know of a page. Its elements are not kept: a site may have many pages. */
export type BuiltPage = ReturnType<typeof inspectPage>['page'];

/** Each name of an asset follows its folder: looking for each asset's name would take long on a large site. */
const assetPath = /(?<=assets\/)[\w.$-]+/g;

const referringElements = new Set(['a', 'area', 'link', 'img', 'script', 'source', 'track']);

interface RenderedPage {
  /** Undefined for the not-found and the error page, which answer at any path. */
  path: string | undefined;
  /** In the folder to deploy, such as `about.html`. */
  file: string;
  /** The page with the names that the code gives its classes. */
  html: string;
}

/**
 * Reads a page's metadata, links and anchors from its HTML, and creates its Markdown version.
 *
 * @param locate says where the addresses of the Markdown version lead to once it is deployed
 * @returns the page, and its Markdown version if its head refers to one
 */
export function inspectPage({ path, file, html }: RenderedPage, locate = locateAtRoot) {
  // The style sheet is a third of a page, and nothing here needs it.
  const tree = fromHtml(html.replace(/<style>.*?<\/style>/s, ''));
  const elements: Element[] = [];
  visitParents(tree, 'element', (element) => void elements.push(element));
  const find = (name: string) => elements.find(({ tagName }) => tagName === name);
  const read = (attribute: string, value: string, wanted: 'content' | 'href') => {
    const tag = elements.find(({ properties }) => String(properties[attribute]) === value);
    return tag?.properties[wanted]?.toString();
  };
  const heading = find('h1');
  const shareImage = read('property', 'og:image', 'content');
  const references = elements.flatMap(listReferences);
  const page = {
    path,
    file,
    // Without the vendor's name.
    title: read('property', 'og:title', 'content') ?? '',
    description: read('name', 'description', 'content') ?? '',
    // A page that search engines must not list has none.
    canonical: read('rel', 'canonical', 'href'),
    isUnlisted: read('name', 'robots', 'content') !== undefined,
    language: String(find('html')?.properties.lang ?? ''),
    alternates: elements.flatMap(({ tagName, properties: { hrefLang, href } }) =>
      tagName === 'link' && hrefLang ? { tag: String(hrefLang), address: String(href) } : [],
    ),
    markdown: read('type', 'text/markdown', 'href'),
    shareImage,
    heading: heading ? textOf(heading) : '',
    references: [...new Set(shareImage ? [...references, shareImage] : references)],
    anchors: new Set(
      elements.flatMap(({ properties: { id } }) => (id === undefined ? [] : String(id))),
    ),
    assets: [...new Set(html.match(assetPath))],
  };
  const { title, description, canonical: url } = page;
  const frontMatter = { title, description, url };
  return { page, markdown: page.markdown && toMarkdownPage(find('main'), frontMatter, locate) };
}

function listReferences({ tagName, properties: { href, src, srcSet } }: Element): string[] {
  if (!referringElements.has(tagName)) return [];
  const candidates = String(srcSet ?? '').match(/(?<=^|,\s*)[^\s,]+/g) ?? [];
  const reference = href ?? src;
  return reference === undefined ? candidates : [String(reference), ...candidates];
}
