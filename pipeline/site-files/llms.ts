import type { BuiltPage } from '../render/inspect-page.ts';

interface LlmsCopy {
  name: string;
  tagline: string;
  /** The headings above the platforms' pages and above all other pages. */
  headings: { pages: string; platforms: string };
}

/**
 * `llms.txt` (https://llmstxt.org): what the site is, and where the Markdown version of each page is.
 *
 * @param pages the pages that search engines may list, the start page first
 * @param origin the site's origin
 */
export function createLlmsTxt(copy: LlmsCopy, pages: readonly BuiltPage[], origin: string): string {
  const { name, tagline, headings } = copy;
  const isPlatform = ({ path }: BuiltPage) => path?.startsWith('/platforms/') ?? false;
  const listLinks = (group: readonly BuiltPage[]) =>
    group.map(({ title, markdown, description }) => {
      return `- [${title}](${origin}${markdown}): ${description}`;
    });
  return [
    `# ${name}`,
    '',
    `> ${tagline} ${pages[0]?.description ?? ''}`,
    '',
    `## ${headings.pages}`,
    '',
    ...listLinks(pages.filter((page) => !isPlatform(page))),
    '',
    `## ${headings.platforms}`,
    '',
    ...listLinks(pages.filter(isPlatform)),
    '',
  ].join('\n');
}
