import { pathInLanguage } from '../../content/languages/language.ts';
import type { LanguageContent } from '../../content/pages/site-content.ts';
import type { SectionDefinition, SectionFeed } from '../sections/define-section.ts';

/**
 * The feeds of the sections of pages, each with the section that it belongs to.
 *
 * @param of the path of the page in the first language; without it those of all pages
 */
export function listSectionFeeds(
  { language, pages, code }: LanguageContent,
  of?: string,
): { pageAddress: string; id: string; feed: SectionFeed }[] {
  const paths = of === undefined ? [...pages.keys()] : [of];
  return paths.flatMap((path) => {
    const pageAddress = pathInLanguage(language, path);
    const { sections = [] } = pages.get(path) ?? {};
    return sections.flatMap(({ kind, key: id, content }) => {
      const { feed } = code.kinds.get(kind) as SectionDefinition;
      return feed ? [{ pageAddress, id, feed: feed(content as never, { id, pageAddress }) }] : [];
    });
  });
}
