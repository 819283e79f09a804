import type { BlogPosting, Thing } from 'schema-dts';
import { plainWords } from '../../../content/fields/rich-text.ts';
import type { Post, PostSummary } from '../../../content/posts/post.ts';
import type { PostList } from '../../../content/posts/post-list.ts';
import type { EntryFacts } from '../../../content/schemas/page.ts';
import type { PageContext } from '../page-context.ts';
import { inLanguage, organization, vendor } from './vendor.ts';

/** The start page: the site, by the name that search results show and read here alone, and the vendor behind it. */
export function siteData(context: PageContext): Thing[] {
  const { site, language } = context;
  return [
    {
      '@type': 'WebSite',
      name: site.name,
      url: site.origin + (language.base || '/'),
      ...inLanguage(context),
      publisher: { '@id': vendor(context)['@id'] },
    },
    organization(context),
  ];
}

/**
 * What a page of the group is about: the software.
 *
 * @param pricing the address of the page with its prices, to which its offer links; undefined without one
 */
export function softwareData(
  context: PageContext,
  { name, description }: EntryFacts,
  pricing: string | undefined,
): Thing {
  return {
    '@type': 'SoftwareApplication',
    name,
    description,
    applicationCategory: 'BusinessApplication',
    publisher: vendor(context),
    ...(pricing && { offers: { '@type': 'Offer', url: context.site.origin + pricing } }),
  };
}

/** A page by its heading, and when its text was changed last, if it says so. */
export function pageData(
  context: PageContext,
  { hero, updated }: { hero: { title: string }; updated?: string | undefined },
): Thing {
  return {
    '@type': 'WebPage',
    name: hero.title,
    url: `${context.site.origin}${context.path ?? ''}`,
    ...(updated && { dateModified: updated }),
    publisher: vendor(context),
  };
}

/**
 * Merges things that are one: the vendor, of whom several sections tell something, and the page’s list of
 * questions. Lists that both have are joined.
 */
export function mergeThings(things: readonly Thing[]): Thing[] {
  const merged = new Map<unknown, Record<string, unknown>>();
  for (const thing of things as readonly Record<string, unknown>[]) {
    const id = thing['@id'] ?? (thing['@type'] === 'FAQPage' ? 'FAQPage' : thing);
    const known = merged.get(id) ?? {};
    const fields = Object.entries(thing).map(([name, value]) => {
      const before = known[name];
      const both = Array.isArray(before) && Array.isArray(value);
      return [name, both ? [...before, ...value] : value];
    });
    merged.set(id, { ...known, ...Object.fromEntries(fields) });
  }
  return [...merged.values()] as Thing[];
}

export function blogData(context: PageContext, { hero, posts }: PostList): Thing {
  return {
    '@type': 'Blog',
    ...inLanguage(context),
    name: hero.title,
    description: plainWords(hero.lead),
    publisher: vendor(context),
    blogPost: posts.map((post) => posting(context, post)),
  };
}

export function postData(context: PageContext, post: Post): Thing {
  const { href, article, authors, picture, text, tags } = post;
  const { origin } = context.site;
  return {
    ...posting(context, post),
    mainEntityOfPage: origin + href,
    datePublished: article.published,
    dateModified: article.modified,
    publisher: vendor(context),
    author: oneOrMore(
      authors.map(({ name, role, href: url }) => ({
        '@type': 'Person' as const,
        name,
        ...(role && { jobTitle: role }),
        ...(url && { url }),
      })),
      vendor(context),
    ),
    ...inLanguage(context),
    wordCount: text.wordCount,
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
    ...(picture && { image: origin + picture.share.src }),
  };
}

function posting(context: PageContext, { title, description, href, date, authors }: PostSummary) {
  const people = authors.map(({ name }) => ({ '@type': 'Person' as const, name }));
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: context.site.origin + href,
    datePublished: date,
    author: oneOrMore(people, vendor(context)),
  } as const satisfies BlogPosting;
}

/** One thing by itself, and several as a list; another one for none. */
const oneOrMore = <Thing, Other>(things: readonly Thing[], other: Other) =>
  things.length > 1 ? [...things] : (things[0] ?? other);
