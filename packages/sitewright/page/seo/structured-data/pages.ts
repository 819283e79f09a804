import { plainWords } from '../../../content/fields/rich-text.ts';
import type { Post, PostSummary } from '../../../content/posts/post.ts';
import type { PostList } from '../../../content/posts/post-list.ts';
import type { EntryFacts } from '../../../content/schemas/page.ts';
import type { PageContext } from '../page-context.ts';
import { inLanguage, organization, vendor } from './vendor.ts';

/** The start page: the site, by the name that search results show and read here alone, and the vendor behind it. */
export function siteData(context: PageContext): object[] {
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

/** What the site may say that it sells, and whose it is then. */
const sold = {
  software: ['SoftwareApplication', 'publisher', { applicationCategory: 'BusinessApplication' }],
  services: ['Service', 'provider'],
  products: ['Product', 'brand'],
} as const;

/**
 * What the vendor sells by a name, as what the site says that it is.
 *
 * @param offers its prices, or an offer that links to the page with them
 * @returns nothing for what has no price, where the site does not say what it is, or search engines require one
 */
export function tellSold(
  context: PageContext,
  { name, description }: Pick<EntryFacts, 'name'> & Partial<EntryFacts>,
  offers: object | readonly object[],
): object[] {
  const { sells } = context.site.business ?? {};
  const all = [offers].flat();
  const hasPrice = all.some((one) => 'price' in one);
  if (!hasPrice && (!sells || sells === 'products')) return [];
  if (!sells) return [{ ...organization(context), makesOffer: offers }];
  const [type, owner, more] = sold[sells];
  const said = { name, ...(description && { description }), ...more, [owner]: vendor(context) };
  return [{ '@type': type, ...said, ...(all.length > 0 && { offers }) }];
}

/** A page by its heading, and when its text was changed last, if it says so. */
export function pageData(
  context: PageContext,
  { hero, updated }: { hero: { title: string }; updated?: string | undefined },
): object {
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
export function mergeThings(things: readonly object[]): object[] {
  const merged = new Map<unknown, Record<string, unknown>>();
  for (const thing of things as readonly Record<string, unknown>[]) {
    const id = thing['@id'] ?? (thing['@type'] === 'FAQPage' ? 'FAQPage' : thing);
    const known = merged.get(id) ?? {};
    const fields = Object.entries(thing).map(([name, value]) => {
      const before = known[name];
      const both = Array.isArray(before) && Array.isArray(value);
      // Two sections may say the same of one thing.
      const each = both && new Map([...before, ...value].map((one) => [JSON.stringify(one), one]));
      return [name, each ? [...each.values()] : value];
    });
    merged.set(id, { ...known, ...Object.fromEntries(fields) });
  }
  return [...merged.values()] as object[];
}

export function blogData(context: PageContext, { hero, posts }: PostList): object {
  return {
    '@type': 'Blog',
    ...inLanguage(context),
    name: hero.title,
    description: plainWords(hero.lead),
    publisher: vendor(context),
    blogPost: posts.map((post) => posting(context, post)),
  };
}

export function postData(context: PageContext, post: Post): object {
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
        '@type': 'Person',
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
  const people = authors.map(({ name }) => ({ '@type': 'Person', name }));
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: context.site.origin + href,
    datePublished: date,
    author: oneOrMore(people, vendor(context)),
  };
}

/** One thing by itself, and several as a list; another one for none. */
const oneOrMore = <Thing, Other>(things: readonly Thing[], other: Other) =>
  things.length > 1 ? [...things] : (things[0] ?? other);
