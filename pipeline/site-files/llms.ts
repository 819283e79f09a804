import type { BuiltPage } from '../render/inspect-page.ts';

interface LlmsCopy {
  name: string;
  tagline: string;
  /** The headings above the platforms' pages, the posts and all other pages. */
  headings: { pages: string; platforms: string; posts: string; languages: string };
  /** The paths of the posts. */
  posts: ReadonlySet<string>;
  /** The same file in other languages. */
  others: readonly { name: string; path: string }[];
}

/**
 * `llms.txt` (https://llmstxt.org) of one language: what the site is, and where the Markdown version of
 * each page is.
 *
 * @param pages the pages that search engines may list, the start page first
 * @param origin the site's origin
 */
export function createLlmsTxt(copy: LlmsCopy, pages: readonly BuiltPage[], origin: string): string {
  const { name, tagline, headings, posts, others } = copy;
  const isPlatform = ({ path }: BuiltPage) => path?.includes('/platforms/') ?? false;
  const isPost = ({ path = '' }: BuiltPage) => posts.has(path);
  const isOther = (page: BuiltPage) => !isPlatform(page) && !isPost(page);
  const listLinks = (group: readonly BuiltPage[]) =>
    group.map(({ title, markdown, description }) => {
      return `- [${title}](${origin}${markdown}): ${description}`;
    });
  const listSection = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${heading}`, '', ...lines, ''] : [];
  return [
    `# ${name}`,
    '',
    `> ${tagline} ${pages[0]?.description ?? ''}`,
    '',
    ...listSection(headings.pages, listLinks(pages.filter(isOther))),
    ...listSection(headings.platforms, listLinks(pages.filter(isPlatform))),
    ...listSection(headings.posts, listLinks(pages.filter(isPost))),
    ...listSection(
      headings.languages,
      others.map((other) => `- [${other.name}](${origin}${other.path})`),
    ),
  ].join('\n');
}
