import { useRouteLoaderData } from 'react-router';
import { pathInLanguage } from '../content/language.ts';
import type { LanguageContent } from '../content/site-content.ts';

/**
 * The content of the header, the footer and the error page, which every page needs.
 *
 * @param content all content in the page's language
 * @param address the path of the page, such as `/sv/about`
 * @returns with the page in every language of the site, the first language first, or its start page where
 * it is not translated; none with one language
 */
export function readChrome(content: LanguageContent, address: string) {
  const { language, languages, site, brand, navigation, error, announcement } = content;
  const { tag, dir, base } = language;
  const pagePath = address.slice(base.length) || '/';
  const translations = languages.map((one) => ({
    tag: one.tag,
    name: one.name,
    base: one.base,
    href: pathInLanguage(one, one.paths.has(pagePath) ? pagePath : '/'),
  }));
  const hasOthers = languages.length > 1;
  return {
    language: { tag, dir, base },
    translations: hasOthers ? translations : [],
    site,
    brand: { mark: brand.mark, hasTextFace: brand.textFace !== undefined },
    navigation: hasOthers ? navigation : { ...navigation, languages: undefined },
    error,
    announcement,
    hasMenus: content.pages.get(pagePath)?.publish?.menus !== false,
  };
}

/**
 * What `readChrome` gave to the root route's loader.
 *
 * @throws Error when the root loader failed; the router then shows its own error page
 */
export function useChrome() {
  const chrome = useRouteLoaderData<ReturnType<typeof readChrome>>('root');
  if (!chrome) throw new Error('The content of header and footer is missing');
  return chrome;
}
