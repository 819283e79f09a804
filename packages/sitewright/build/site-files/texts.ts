import { x } from 'xastscript';
import { startOfDay } from '../../content/dates/time-zone.ts';
import { pagePathAt } from '../../content/languages/language.ts';
import type { LanguageContent } from '../../content/pages/site-content.ts';
import type { Site } from '../../content/schemas/site.ts';
import { findPackage, type Part, readLicence } from '../../lib/licences.ts';
import type { Locate } from '../base-path.ts';
import { printXml } from '../print-xml.ts';
import type { BuiltPage } from '../render/inspect-page.ts';

/**
 * `sitemap.xml`: every page that search engines may list, with its translations.
 *
 * @param changes the days of the last changes, such as `2026-10-03`, by the paths of their pages, where
 *   they are known
 */
export function createSitemap(
  pages: readonly Pick<BuiltPage, 'path' | 'canonical' | 'alternates'>[],
  changes: ReadonlyMap<string, string>,
  locate: Locate,
): string {
  const entries = pages.map(({ path = '', canonical = '', alternates }) => {
    const day = changes.get(path);
    const links = alternates.map(({ tag, address }) =>
      x('xhtml:link', { rel: 'alternate', hreflang: tag, href: locate(address) }),
    );
    return x('url', [x('loc', locate(canonical)), ...(day ? [x('lastmod', day)] : []), ...links]);
  });
  const hasLinks = pages.some(({ alternates }) => alternates.length > 0);
  const xhtml = hasLinks && { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
  const spaces = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', ...xhtml };
  return printXml(x('urlset', spaces, entries));
}

/** `robots.txt`: allows everything and names the sitemap. */
export function createRobotsTxt(sitemap: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}

/**
 * `/licences.txt`: the full licence of each part of the site that visitors receive and that others
 * made: the heading fonts, and Tailwind's base rules. Packages that only build the site are not passed
 * on.
 *
 * @throws Error when a licence has other conditions than that its text is passed on
 */
export function createLicencesTxt(...fonts: readonly Part[]): string {
  const tailwind = readLicence(findPackage('tailwindcss') ?? '');
  if ('problem' in tailwind) throw new Error(`Tailwind: expected ${tailwind.problem}`);
  const parts = [...fonts, tailwind].map(({ title, text }) => `${title}\n\n${text}\n`);
  return `Parts of this site that others made, and their licences.\n\n${parts.join('\n\n')}`;
}

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability, and until when. */
export function createSecurityTxt(
  {
    origin,
    security,
    languages,
    timeZone,
  }: Pick<Site, 'origin' | 'security' | 'languages' | 'timeZone'>,
  locate: Locate,
): string {
  return [
    `Contact: ${security.contact}`,
    `Expires: ${startOfDay(timeZone, security.expires)}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${locate(`${origin}/.well-known/security.txt`)}`,
    '',
  ].join('\n');
}

/**
 * `llms.txt` (https://llmstxt.org) of one language: what the site is, and where the Markdown version of
 * each page is.
 *
 * @param pages the pages that search engines may list, the start page first
 */
export function createLlmsTxt(
  { site, navigation, language, languages, blog, posts, pages: all }: LanguageContent,
  pages: readonly BuiltPage[],
  locate: Locate,
): string {
  const { name, tagline, origin } = site;
  const { label, group } = navigation.header;
  const postPaths = new Set(posts.map(({ href }) => href));
  const isInGroup = ({ path = '' }: BuiltPage) =>
    all.get(pagePathAt(language, path) ?? '')?.entry !== undefined;
  const isPost = ({ path = '' }: BuiltPage) => postPaths.has(path);
  const listPages = (isListed: (page: BuiltPage) => boolean) =>
    pages.filter(isListed).map(({ title, markdown, description }) => {
      return `- [${title.replaceAll(/[\\[\]]/g, '\\$&')}](${locate(`${origin}${markdown}`)}): ${description}`;
    });
  const others = languages.filter(({ tag }) => tag !== language.tag);
  const sections: [heading: string | undefined, lines: string[]][] = [
    [label, listPages((page) => !isInGroup(page) && !isPost(page))],
    [group.label, listPages(isInGroup)],
    [blog?.hero.title, listPages(isPost)],
    [
      navigation.languages?.label,
      others.map((other) => `- [${other.name}](${locate(`${origin}${other.base}/llms.txt`)})`),
    ],
  ];
  const parts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `\n## ${heading}\n\n${lines.join('\n')}\n`);
  // Paragraphs of their own: the tagline need not end in a stop.
  const about = [tagline, pages[0]?.description].filter(Boolean).join('\n>\n> ');
  return `# ${name}\n\n> ${about}\n${parts.join('')}`;
}
