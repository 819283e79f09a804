import { pagePathAt, pathInLanguage } from '../../content/languages/language.ts';
import { fillMessageAddresses } from '../../content/pages/message-pages.ts';
import { findInputs } from '../../content/pages/section-inputs.ts';
import { findSection, type LanguageContent } from '../../content/pages/site-content.ts';
import type { Section } from '../../content/schemas/page.ts';
import { nameInEnglish } from '../../lib/language-tag.ts';
import type { SectionDefinition } from '../sections/define-section.ts';
import { placeSections } from '../sections/place-sections.ts';
import { loadPage } from './load-page.ts';
import { mergeThings, siteData, tellSold } from './structured-data/pages.ts';

/**
 * The sections of a page, each with what it gets of other content, and the page's head.
 *
 * @param address the page's path, such as `/sv/pricing`
 * @throws Error when there is no such page
 */
export function loadSections(content: LanguageContent, address: string) {
  const { language, pages, code } = content;
  const kindOf = ({ kind }: Pick<Section, 'kind'>) => code.kinds.get(kind) as SectionDefinition;
  const path = pagePathAt(language, address) ?? '';
  const page = pages.get(path);
  if (!page) throw new Error(`There is no page at ${address} in ${nameInEnglish(language.tag)}`);
  const { meta, publish, entry } = page;
  const all = page.sections.map((section) => {
    const definition = kindOf(section);
    const filled = fillMessageAddresses(section, path, content);
    return { ...filled, inputs: findInputs(definition, page, content, path) };
  });
  const sections = all.filter(({ inputs, ...section }) => {
    const { requiredInputs = [], isShown } = kindOf(section);
    // The first post may be still to come.
    const isComplete = requiredInputs.every((name) => inputs[name] !== undefined);
    return isComplete && (isShown?.(section.content as never, inputs as never) ?? true);
  });
  const [hero] = page.sections;
  const heading = hero?.kind === 'hero' ? hero.content.title : '';
  const { head } = loadPage(
    content,
    { meta, publish, hero: { title: heading } },
    path,
    (outside) => {
      const context = { ...outside, heading };
      const pricing = findSection(content, 'plans')?.path;
      const price = pricing && `${context.site.origin}${pathInLanguage(language, pricing)}`;
      return mergeThings([
        ...(path === '/' ? siteData(context) : []),
        ...(entry ? tellSold(context, entry, price ? { '@type': 'Offer', url: price } : []) : []),
        ...sections.flatMap(({ inputs, ...section }) => {
          const { structuredData } = kindOf(section);
          return structuredData?.(section.content as never, context, inputs as never) ?? [];
        }),
      ]);
    },
  );
  return { sections: placeSections(code.kinds, sections), head };
}
