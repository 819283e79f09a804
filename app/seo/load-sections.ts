import { pathInLanguage } from '../content/language.ts';
import { findSection, type LanguageContent } from '../content/site-content.ts';
import { supplyFor } from '../content/supply.ts';
import type { SectionKind } from '../sections/define-section.ts';
import * as kinds from '../sections/index.ts';
import { placeSections } from '../sections/place-sections.ts';
import { loadPage } from './load-page.ts';
import { mergeThings, platformData, siteData } from './structured-data/pages.ts';

/**
 * The sections of a page, each with what it gets of other content, and the page's head.
 *
 * @param address the page's path, such as `/sv/pricing`
 * @throws Error when there is no such page
 */
export function loadSections(content: LanguageContent, address: string) {
  const { language, pages } = content;
  const path = address.slice(language.base.length) || '/';
  const page = pages.get(path);
  if (!page) throw new Error(`There is no page ${path} in ${language.name}`);
  const { meta, publish, platform } = page;
  const sections = page.sections.map((section) => ({
    ...section,
    supply: supplyFor(section.kind, page, content),
  }));
  const [hero] = page.sections;
  const { head } = loadPage(
    content,
    { meta, publish, hero: { title: hero?.kind === 'hero' ? hero.content.title : '' } },
    path,
    (context) => {
      const pricing = findSection(content, 'plans')?.path;
      return mergeThings([
        ...(path === '/' ? siteData(context) : []),
        ...(platform
          ? platformData(context, platform, pricing && pathInLanguage(language, pricing))
          : []),
        ...sections.flatMap(({ kind, content: said, supply }) => {
          const { structuredData }: SectionKind = kinds[kind];
          return structuredData?.(said as never, context, supply as never) ?? [];
        }),
      ]);
    },
  );
  return { sections: placeSections(sections), head };
}
