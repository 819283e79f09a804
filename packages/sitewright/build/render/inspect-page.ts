import { DomUtils, parseDocument } from 'htmlparser2';
import { locateAtRoot } from '../base-path.ts';
import { type PageElement, type PageTree, toHtml } from '../css/page-tree.ts';
import { markNumbersIn } from './isolate-numbers.ts';
import { toMarkdownPage } from './page-markdown.ts';

/** What later steps need to know of a page. Its elements are not kept: a site may have many pages. */
export type BuiltPage = ReturnType<typeof inspectPage>['page'];

const referringElements = new Set(['a', 'area', 'link', 'img', 'script', 'source', 'track']);

interface RenderedPage {
  /** Undefined for the not-found and the error page, which answer at any path. */
  path: string | undefined;
  /** In the folder to deploy, such as `about.html`. */
  file: string;
  /** The page with the names that the code gives its classes. */
  tree: PageTree;
}

/**
 * Reads a page's metadata, links and anchors from its elements, and creates its Markdown version.
 *
 * @param locate says where the addresses of the Markdown version lead to once it is deployed
 * @returns the page, and its Markdown version if its head refers to one
 */
export function inspectPage({ path, file, tree }: RenderedPage, locate = locateAtRoot) {
  const { elements } = tree;
  const find = (wanted: string) => elements.find(({ name }) => name === wanted);
  const read = (attribute: string, value: string, wanted: 'content' | 'href') =>
    elements.find(({ attribs }) => attribs[attribute] === value)?.attribs[wanted];
  const heading = find('h1');
  const shareImage = read('property', 'og:image', 'content');
  // A list of all pages leads to those too that nobody has linked to.
  const all = elements.filter(({ attribs }) => 'data-all-pages' in attribs);
  const listed = new Set(DomUtils.getElementsByTagName('a', all));
  const references = elements.filter((one) => !listed.has(one)).flatMap(listReferences);
  const page = {
    path,
    file,
    // Without the vendor's name.
    title: read('property', 'og:title', 'content') ?? '',
    description: read('name', 'description', 'content') ?? '',
    // A page that search engines must not list has none.
    canonical: read('rel', 'canonical', 'href'),
    isUnlisted: read('name', 'robots', 'content') !== undefined,
    language: find('html')?.attribs.lang ?? '',
    alternates: elements.flatMap(({ name, attribs: { hreflang, href } }) =>
      name === 'link' && hreflang ? { tag: hreflang, address: String(href) } : [],
    ),
    markdown: read('type', 'text/markdown', 'href'),
    shareImage,
    heading: heading ? DomUtils.textContent(heading) : '',
    // What stands in the heading font, as far as that may lack a letter of it.
    inHeadingFont: elements.flatMap((one) => {
      const isIn = one.attribs.class?.split(' ').includes('font-heading');
      const words = isIn ? DomUtils.textContent(one).trim() : '';
      return /[^\0-~]/.test(words) ? words : [];
    }),
    references: [...new Set(shareImage ? [...references, shareImage] : references)],
    anchors: new Set(elements.flatMap(({ attribs: { id } }) => id ?? [])),
  };
  const { title, description, canonical: url } = page;
  const frontMatter = { title, description, url };
  const isRtl = find('html')?.attribs.dir === 'rtl';
  const readMain = () => (isRtl ? markNumbersOf(find('main')) : find('main'));
  return { page, markdown: page.markdown && toMarkdownPage(readMain(), frontMatter, locate) };
}

/** An element from right to left whose numbers signs keep as they are written: in Markdown no elements do. */
function markNumbersOf(element: PageElement | undefined): PageElement | undefined {
  const html = markNumbersIn(`<div dir="rtl">${element ? toHtml(element) : ''}</div>`);
  return (parseDocument(html).firstChild as PageElement).children[0] as PageElement | undefined;
}

function listReferences({ name, attribs: { href, src, srcset = '' } }: PageElement): string[] {
  if (!referringElements.has(name)) return [];
  const candidates = srcset.match(/(?<=^|,\s*)[^\s,]+/g) ?? [];
  const reference = href ?? src;
  return reference === undefined ? candidates : [reference, ...candidates];
}
