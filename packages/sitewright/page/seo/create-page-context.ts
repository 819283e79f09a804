import { pathInLanguage } from '../../content/languages/language.ts';
import { pageTitle } from '../../content/pages/page-title.ts';
import type { LanguageContent } from '../../content/pages/site-content.ts';
import { feedPath } from '../../content/posts/post-outlines.ts';
import { printSeries } from '../../print/print-list.ts';
import { printAmount } from '../../print/print-price.ts';
import { printDay } from '../../print/print-time.ts';
import { readPalette } from '../styles/read-palette.ts';
import type { PageContext } from './page-context.ts';
import { listSectionFeeds } from './section-feeds.ts';

/** @param pagePath the page's path in the first language; none for a page without address of its own */
export function createPageContext(content: LanguageContent, pagePath?: string): PageContext {
  const { site, brand, language, languages } = content;
  const colourIn = (scheme: 'light' | 'dark') => readPalette(brand.palette, scheme)(brand.browser);
  const alternates = languages.flatMap((one) =>
    pagePath && one.paths.has(pagePath)
      ? { tag: one.tag, path: pathInLanguage(one, pagePath) }
      : [],
  );
  const path = pagePath && pathInLanguage(language, pagePath);
  const breadcrumbs = listBreadcrumbs(content, path);
  return {
    site,
    profiles: content.navigation.footer.social.links.flatMap(({ href }) => href ?? []),
    themeColours: { light: colourIn('light'), dark: colourIn('dark') },
    language,
    print: {
      day: (day) => printDay(day, language.tag),
      amount: (money) => printAmount(money, language.tag),
      list: (words) => printSeries(words, language.tag),
    },
    alternates: alternates.length > 1 ? alternates : [],
    isMultilingual: languages.length > 1,
    path,
    isOfRecord: content.pages.get(pagePath ?? '')?.isOfRecord ?? false,
    feeds: listFeeds(content, pagePath),
    breadcrumbs: breadcrumbs.length > 1 ? breadcrumbs : [],
  };
}

/** The start page, the list that a post stands in, and the page, as far as they have names. */
function listBreadcrumbs(content: LanguageContent, path: string | undefined) {
  const { navigation, groupEntries, language, blog, posts } = content;
  const start = pathInLanguage(language, '/');
  if (path === start) return [];
  const headerLinks = navigation.header.links.map(({ label, href }) => ({ name: label, href }));
  const links = [...headerLinks, ...groupEntries];
  const post = posts.find(({ href }) => href === path);
  const list = blog && { name: blog.hero.title, href: pathInLanguage(language, blog.path) };
  const ways = post
    ? [list, { name: post.title, href: post.href }]
    : [links.find(({ href }) => href === path)];
  return [links.find(({ href }) => href === start), ...ways].flatMap((link) =>
    link ? { name: link.name, path: link.href } : [],
  );
}

/** The feed that the lists of posts and the posts announce, or those of the page’s sections. */
function listFeeds(content: LanguageContent, pagePath = '') {
  const { site, blog, language, posts } = content;
  const type = 'application/atom+xml';
  const ofSections = listSectionFeeds(content, pagePath).map(({ feed }) => ({
    ...{ title: pageTitle(feed.title, site), type, href: feed.address },
  }));
  // A post may have an address outside of the list's.
  const isPost = posts.some(({ path }) => path === pagePath);
  if (!blog || !(isPost || `${pagePath}/`.startsWith(`${blog.path}/`))) return ofSections;
  const title = pageTitle(blog.hero.title, site);
  return [{ title, type, href: pathInLanguage(language, feedPath(blog.path)) }];
}
