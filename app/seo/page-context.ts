import { type Language, pathInLanguage } from '../content/language.ts';
import { feedPaths } from '../content/posts/feed-paths.ts';
import type { LanguageContent } from '../content/site-content.ts';

/** What a page's head needs to know of the page's address and of the site around it. */
export interface PageContext {
  site: { name: string; tagline: string; origin: string };
  /** The colour of the header in each scheme, as `#rrggbb`. */
  themeColours: { light: string; dark: string };
  language: Pick<Language, 'tag' | 'dir' | 'base'>;
  /** The page in each language that has it, the first language first; empty where one has it alone. */
  alternates: { tag: string; path: string }[];
  /** Whether the site has several languages, so that a page has to say which one it is in. */
  isMultilingual: boolean;
  /** The page's path; undefined for one that answers at any path, as the not-found page does. */
  path: string | undefined;
  /** The feeds that have what the page shows. */
  feeds: { title: string; type: string; href: string }[];
  /** The pages from the start page to this one, with the names that the header gives them. */
  breadcrumbs: { name: string; path: string }[];
}

/**
 * @param content the site's content
 * @param themeColours the colour of the header in each scheme, as `#rrggbb`
 * @param pagePath the page's path in the first language, such as `/about`; none for a page that has no
 *   address of its own
 * @returns the context, without breadcrumbs for the start page and pages that the header does not name
 */
export function pageContext(
  content: Pick<
    LanguageContent,
    'site' | 'navigation' | 'platformLinks' | 'language' | 'languages' | 'blog' | 'posts'
  >,
  themeColours: PageContext['themeColours'],
  pagePath?: string,
): PageContext {
  const { site, navigation, platformLinks, language, languages } = content;
  const { name, tagline, origin } = site;
  const start = pathInLanguage(language, '/');
  const path = pagePath && pathInLanguage(language, pagePath);
  const headerLinks = navigation.header.links.map(({ label, href }) => ({ name: label, href }));
  const crumbOf = (path?: string) => {
    const link = [...headerLinks, ...platformLinks].find(({ href }) => href === path);
    return link && { name: link.name, path: link.href };
  };
  const [home, page] = [crumbOf(start), crumbOf(path)];
  const post = content.posts.find(({ href }) => href === path);
  const ways = post ? listPostCrumbs(content, post) : [page];
  const breadcrumbs = path === start ? [] : [home, ...ways].flatMap((crumb) => crumb ?? []);
  const alternates = languages.flatMap((one) =>
    pagePath && one.paths.has(pagePath)
      ? { tag: one.tag, path: pathInLanguage(one, pagePath) }
      : [],
  );
  return {
    site: { name, tagline, origin },
    themeColours,
    language,
    alternates: alternates.length > 1 ? alternates : [],
    isMultilingual: languages.length > 1,
    path,
    feeds: listFeeds(content, pagePath),
    breadcrumbs: breadcrumbs.length > 1 ? breadcrumbs : [],
  };
}

type BlogContent = Pick<LanguageContent, 'site' | 'language' | 'blog'>;

/** The list of posts, and the post. */
function listPostCrumbs({ blog, language }: BlogContent, post: { title: string; href: string }) {
  const list = blog && { name: blog.hero.title, path: pathInLanguage(language, blog.path) };
  return [list, { name: post.title, path: post.href }];
}

/** The feeds that the lists of posts and the posts announce. */
function listFeeds({ site, blog, language }: BlogContent, pagePath = ''): PageContext['feeds'] {
  if (!blog || !`${pagePath}/`.startsWith(`${blog.path}/`)) return [];
  const title = `${blog.hero.title} · ${site.name}`;
  const { atom, json } = feedPaths(blog.path);
  return [
    { title, type: 'application/atom+xml', href: pathInLanguage(language, atom) },
    { title, type: 'application/feed+json', href: pathInLanguage(language, json) },
  ];
}
