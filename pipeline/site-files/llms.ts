import type { LanguageContent } from '../../app/content/site-content.ts';
import type { BuiltPage } from '../render/inspect-page.ts';

/**
 * `llms.txt` (https://llmstxt.org) of one language: what the site is, and where the Markdown version of
 * each page is.
 *
 * @param pages the pages that search engines may list, the start page first
 */
export function createLlmsTxt(
  { site, navigation, language, languages, blog, posts }: LanguageContent,
  pages: readonly BuiltPage[],
): string {
  const { name, tagline, origin } = site;
  const { label, platforms } = navigation.header;
  const postPaths = new Set(posts.map(({ href }) => href));
  const isPlatform = ({ path }: BuiltPage) => path?.includes('/platforms/') ?? false;
  const isPost = ({ path = '' }: BuiltPage) => postPaths.has(path);
  const listPages = (isListed: (page: BuiltPage) => boolean) =>
    pages.filter(isListed).map(({ title, markdown, description }) => {
      return `- [${title}](${origin}${markdown}): ${description}`;
    });
  const others = languages.filter(({ tag }) => tag !== language.tag);
  const sections: [heading: string | undefined, lines: string[]][] = [
    [label, listPages((page) => !isPlatform(page) && !isPost(page))],
    [platforms.label, listPages(isPlatform)],
    [blog?.hero.title, listPages(isPost)],
    [
      navigation.languages?.label,
      others.map((other) => `- [${other.name}](${origin}${other.base}/llms.txt)`),
    ],
  ];
  const parts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `\n## ${heading}\n\n${lines.join('\n')}\n`);
  return `# ${name}\n\n> ${tagline} ${pages[0]?.description ?? ''}\n${parts.join('')}`;
}
