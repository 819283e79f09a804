import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import { pageTitle } from '../content/page-title.ts';
import type { PageMeta } from '../content/schemas/shared.ts';
import type { LanguageContent } from '../content/site-content.ts';
import { keepDirection } from '../content/text-direction.ts';
import { markdownPath, shareImagePath, shareImageSize } from './addresses.ts';
import { createPageContext } from './create-page-context.ts';
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
) => Thing[];

/**
 * What the loader of a route returns: the page with its head.
 *
 * @param path its path in the first language, such as `/about`; none for a page that answers at any path
 */
export function loadPage<Content extends Page>(
  content: LanguageContent,
  page: Content,
  path?: string,
  structuredData?: StructuredData<Content>,
): { page: Content; head: MetaDescriptor[] } {
  const context = createPageContext(content, path);
  return { page, head: pageMeta(context, page, structuredData?.(context, page, content)) };
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
  structuredData: readonly Thing[] = [],
): MetaDescriptor[] {
  const { site, themeColours, path } = context;
  // Each is shown alone, where its direction is that of its first letter.
  const { dir } = context.language;
  const title = keepDirection(meta.title, dir);
  const description = keepDirection(meta.description, dir);
  const everywhere = [
    { title: keepDirection(pageTitle(meta.title, site), dir) },
    { name: 'description', content: description },
    ...Object.entries(themeColours).map(([scheme, content]) => ({
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content,
    })),
  ];
  if (path === undefined) return [...everywhere, { name: 'robots', content: 'noindex' }];

  const url = site.origin + path;
  const image = meta.image ?? {
    ...shareImageSize,
    src: shareImagePath(path),
    alt: hero?.title ?? title,
  };
  const graph = [...breadcrumbList(context), ...structuredData];
  return [
    ...everywhere,
    ...(publish?.index === false ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: markdownPath(path) },
    ...context.feeds.map((feed) => ({ tagName: 'link', rel: 'alternate', ...feed })),
    ...languageLinks(context),
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: article ? 'article' : 'website' },
    ...Object.entries(article ?? {}).map(([name, content]) => ({
      property: `article:${name}_time`,
      content,
    })),
    { property: 'og:url', content: url },
    ...localeProperties(context),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: site.origin + image.src },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: image.alt },
    // X takes what its own properties do not say from the Open Graph properties above:
    // https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: image.alt },
    ...(graph.length > 0
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }]
      : []),
  ] as MetaDescriptor[];
}

/** Tells search engines the page in each language; the first language is for all others. */
function languageLinks({ site, alternates }: PageContext) {
  const others = alternates.slice(0, 1).map(({ path }) => ({ tag: 'x-default', path }));
  return [...alternates, ...others].map(({ tag, path }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: tag,
    href: site.origin + path,
  }));
}

/** Tells link previews the page's language, and the others that it is found in. */
function localeProperties({ isMultilingual, language, alternates }: PageContext) {
  if (!isMultilingual) return [];
  const others = alternates.filter(({ tag }) => tag !== language.tag);
  return [language, ...others].map(({ tag }, index) => ({
    property: index === 0 ? 'og:locale' : 'og:locale:alternate',
    content: localeOf(tag),
  }));
}

/** Open Graph names a language with a country: `sv` is `sv_SE`, where most of its readers are. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
