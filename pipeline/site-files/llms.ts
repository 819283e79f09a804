import type { BuiltPage } from '../render/inspect-page.ts';

interface LlmsCopy {
  name: string;
  tagline: string;
  /** The headings above the platforms' pages and above all other pages. */
  headings: { pages: string; platforms: string; languages: string };
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
  const { name, tagline, headings, others } = copy;
  const isPlatform = ({ path }: BuiltPage) => path?.includes('/platforms/') ?? false;
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
    ...listSection(headings.pages, listLinks(pages.filter((page) => !isPlatform(page)))),
    ...listSection(headings.platforms, listLinks(pages.filter(isPlatform))),
    ...listSection(
      headings.languages,
      others.map((other) => `- [${other.name}](${origin}${other.path})`),
    ),
  ].join('\n');
}
