import type { BuiltPage } from '../render/built-page.ts';

interface LlmsCopy {
  name: string;
  tagline: string;
  /** The heading above the platforms' pages, and the one above all others. */
  headings: { pages: string; platforms: string };
}

/**
 * `llms.txt` (https://llmstxt.org): what the site is, and where each page's Markdown twin stands.
 *
 * @param pages the pages that search engines may list, the start page first
 * @param origin the site's origin
 */
export function llms(copy: LlmsCopy, pages: readonly BuiltPage[], origin: string): string {
  const { name, tagline, headings } = copy;
  const isPlatform = ({ path }: BuiltPage) => path?.startsWith('/platforms/') ?? false;
  const list = (some: readonly BuiltPage[]) =>
    some.map(({ title, markdown, description }) => {
      return `- [${title}](${origin}${markdown}): ${description}`;
    });
  return [
    `# ${name}`,
    '',
    `> ${tagline} ${pages[0]?.description ?? ''}`,
    '',
    `## ${headings.pages}`,
    '',
    ...list(pages.filter((page) => !isPlatform(page))),
    '',
    `## ${headings.platforms}`,
    '',
    ...list(pages.filter(isPlatform)),
    '',
  ].join('\n');
}
