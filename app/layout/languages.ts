import { pathInLanguage } from '../content/language.ts';
import type { LanguageContent } from '../content/site-content.ts';
import type { Chrome } from './chrome.ts';

/**
 * The language of a page, and where the page is found in each language.
 *
 * @param address the path of the page, such as `/sv/about`
 */
export function listLanguages(
  { language, languages }: Pick<LanguageContent, 'language' | 'languages'>,
  address: string,
): Pick<Chrome, 'language' | 'translations'> {
  const { tag, dir, base } = language;
  const pagePath = address.slice(base.length) || '/';
  const translations = languages.map((one) => ({
    tag: one.tag,
    name: one.name,
    base: one.base,
    href: pathInLanguage(one, one.paths.has(pagePath) ? pagePath : '/'),
  }));
  return {
    language: { tag, dir, base },
    translations: translations.length > 1 ? translations : [],
  };
}
