import { pathInLanguage } from '../../content/language.ts';
import type { LanguageContent } from '../../content/site-content.ts';
import type { SectionDefinition } from '../../page/sections/define-section.ts';
import { createPageContext } from '../../page/seo/create-page-context.ts';
import type { Locate } from '../base-path.ts';

/** The files beside the pages of a language that belong to their sections, such as those for calendars. */
export function listSectionFiles(content: LanguageContent, locate: Locate) {
  return [...content.pages].flatMap(([path, { sections }]) =>
    sections.flatMap(({ kind, key, content: said }) => {
      const { files } = content.code.kinds.get(kind) as SectionDefinition;
      if (!files) return [];
      const pageAddress = pathInLanguage(content.language, path);
      const context = createPageContext(content, path);
      return files(said as never, context, { id: key, pageAddress, locate });
    }),
  );
}
