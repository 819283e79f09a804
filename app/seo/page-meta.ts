import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import { pageTitle } from '../content/page-title.ts';
import type { PageMeta } from '../content/schemas/shared.ts';
import { markdownPath, shareImagePath, shareImageSize } from './addresses.ts';
import type { Place } from './place.ts';
import { breadcrumbs } from './structured-data/site.ts';

interface Page {
  meta: PageMeta;
  /** Its first heading, which is what the share image shows. */
  hero?: { title: string };
}

/**
 * All that search engines, link previews and assistants get to know of a page from its head.
 *
 * A page without an address of its own is kept out of search results and is not shared.
 *
 * @param place where the page stands
 * @param page its content
 * @param data what it says in the vocabulary of schema.org, beside its breadcrumbs
 */
export function pageMeta(
  { site, themeColours, path, trail }: Place,
  { meta, hero }: Page,
  data: readonly Thing[] = [],
): MetaDescriptor[] {
  const { title, description } = meta;
  const always = [
    { title: pageTitle(title, site.name) },
    { name: 'description', content: description },
    ...(['light', 'dark'] as const).map((scheme) => ({
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: themeColours[scheme],
    })),
  ];
  if (path === undefined) return [...always, { name: 'robots', content: 'noindex' }];

  const address = site.origin + path;
  const things = [...breadcrumbs(site.origin, trail), ...data];
  return [
    ...always,
    { tagName: 'link', rel: 'canonical', href: address },
    { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: markdownPath(path) },
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: site.origin + shareImagePath(path) },
    { property: 'og:image:width', content: String(shareImageSize.width) },
    { property: 'og:image:height', content: String(shareImageSize.height) },
    { property: 'og:image:alt', content: hero?.title ?? title },
    // What a card of X does not say itself, X reads from the Open Graph properties above:
    // https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: hero?.title ?? title },
    ...(things.length === 0
      ? []
      : [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } }]),
  ] as MetaDescriptor[];
}
