import type { PageMeta } from '../../content/fields/page-meta.ts';
import { pageTitle } from '../../content/pages/page-title.ts';
import type { LanguageContent } from '../../content/pages/site-content.ts';
import { isolateName, keepDirection } from '../../content/values/text-direction.ts';
import { markdownPath, shareImagePath, shareImageSize } from './addresses.ts';
import { createPageContext } from './create-page-context.ts';
import type { HeadTag } from './head-tags.ts';
import type { PageContext } from './page-context.ts';
import { breadcrumbList } from './structured-data/vendor.ts';

interface Page {
  meta: PageMeta;
  /** Its first heading, which is what the share image shows. */
  hero?: { title: string };
  /** Whether search engines may list it; they may without. */
  publish?: { index: boolean } | undefined;
  /** The days of an article; only articles have them. */
  article?: { published: string; modified: string };
}

/** What a page says in the vocabulary of schema.org. */
export type StructuredData<Content> = (
  context: PageContext,
  page: Content,
  content: LanguageContent,
) => object | object[];

/**
 * A page with its head, as the routes load it.
 *
 * @param path its path in the first language, such as `/about`; none for a page that answers at any path
 */
export function loadPage<Content extends Page>(
  content: LanguageContent,
  page: Content,
  path?: string,
  structuredData?: StructuredData<Content>,
): { page: Content; head: HeadTag[] } {
  const context = createPageContext(content, path);
  const things = structuredData?.(context, page, content) ?? [];
  const own = (content.code.config?.head ?? []) as readonly HeadTag[];
  return { page, head: [...pageMeta(context, page, [things].flat()), ...own] };
}

/**
 * What the head tells search engines, link previews and assistants of a page.
 *
 * A page without an address of its own asks search engines not to index it and has no share image.
 *
 * @param structuredData what it says in the vocabulary of schema.org, beside its breadcrumbs
 */
export function pageMeta(
  context: PageContext,
  { meta, hero, article, publish }: Page,
  structuredData: readonly object[] = [],
): HeadTag[] {
  const { site, themeColours, path } = context;
  // Each is shown alone, where its direction is that of its first letter.
  const { dir } = context.language;
  const title = keepDirection(meta.title, dir);
  const description = keepDirection(meta.description, dir);
  const everywhere: HeadTag[] = [
    {
      title: keepDirection(
        pageTitle(meta.title, { ...site, name: isolateName(site.name, dir) }),
        dir,
      ),
    },
    named('description', description),
    ...Object.entries(themeColours).map(([scheme, content]) => ({
      meta: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
    })),
  ];
  if (path === undefined) return [...everywhere, named('robots', 'noindex')];

  const url = site.origin + path;
  const image = meta.image ?? {
    ...shareImageSize,
    src: shareImagePath(path),
    alt: hero?.title ?? meta.title,
  };
  const imageWords = keepDirection(image.alt, dir);
  const graph = [...breadcrumbList(context), ...structuredData];
  return [
    ...everywhere,
    { link: { rel: 'canonical', href: url } },
    // A page that is kept out of search engines has no other file that they could have.
    publish?.index === false
      ? named('robots', 'noindex')
      : { link: { rel: 'alternate', type: 'text/markdown', href: markdownPath(path) } },
    ...context.feeds.map((feed) => ({ link: { rel: 'alternate', ...feed } })),
    ...languageLinks(context),
    property('og:site_name', site.name),
    property('og:type', article ? 'article' : 'website'),
    ...Object.entries(article ?? {}).map(([name, day]) => property(`article:${name}_time`, day)),
    property('og:url', url),
    ...localeProperties(context),
    property('og:title', title),
    property('og:description', description),
    property('og:image', site.origin + image.src),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', imageWords),
    // X takes what its own properties do not say from the Open Graph properties above:
    // https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
    named('twitter:card', 'summary_large_image'),
    named('twitter:image:alt', imageWords),
    ...(graph.length > 0
      ? [{ structuredData: { '@context': 'https://schema.org', '@graph': graph } }]
      : []),
  ];
}

const named = (name: string, content: string): HeadTag => ({ meta: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  meta: { property: name, content },
});

/** Tells search engines the page in each language; the first language is for all others. */
function languageLinks({ site, alternates }: PageContext) {
  const others = alternates.slice(0, 1).map(({ path }) => ({ tag: 'x-default', path }));
  return [...alternates, ...others].map(({ tag, path }) => ({
    link: { rel: 'alternate', hrefLang: tag, href: site.origin + path },
  }));
}

/** Tells link previews the page's language, and the others that it is found in. */
function localeProperties({ isMultilingual, language, alternates }: PageContext) {
  if (!isMultilingual) return [];
  const others = alternates.filter(({ tag }) => tag !== language.tag);
  return [language, ...others].map(({ tag }, index) =>
    property(index === 0 ? 'og:locale' : 'og:locale:alternate', localeOf(tag)),
  );
}

/** Open Graph names a language with a country: `sv` is `sv_SE`, where most of its readers are. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
