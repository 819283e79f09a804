import { createContext, useContext } from 'react';
import { pagePathAt, pathInLanguage } from '../../content/languages/language.ts';
import { groupUntranslatedLinks } from '../../content/languages/untranslated-links.ts';
import { listServices } from '../../content/pages/services.ts';
import type { LanguageContent } from '../../content/pages/site-content.ts';

export type SiteFrame = ReturnType<typeof readSiteFrame>;

/**
 * What stands around a page: the content of the header, the footer and the document.
 *
 * @param content all content in the page's language
 * @param path the path of the page, such as `/sv/about`
 * @returns with the page in every language of the site, the first language first, or its start page where
 * it is not translated; none with one language
 */
export function readSiteFrame(content: LanguageContent, path: string) {
  const { language, languages, site, brand, announcement } = content;
  const navigation = groupUntranslatedLinks(content.navigation, language, languages);
  const { tag, dir, base } = language;
  const pagePath = pagePathAt(language, path) ?? '';
  const translations = languages.map((one) => ({
    tag: one.tag,
    name: one.name,
    base: one.base,
    href: pathInLanguage(one, one.paths.has(pagePath) ? pagePath : '/'),
  }));
  const hasOthers = languages.length > 1;
  const page = content.pages.get(pagePath);
  return {
    path,
    language: { tag, dir, base },
    translations: hasOthers ? translations : [],
    site,
    brand: { mark: brand.mark, drawn: brand.drawn, hasTextFace: brand.textFace !== undefined },
    navigation: hasOthers ? navigation : { ...navigation, languages: undefined },
    announcement,
    services: listServices(site, pagePath),
    hasMenus: page?.publish?.menus !== false,
    isInGroup: page?.entry !== undefined,
  };
}

export const SiteFrameContext = createContext<SiteFrame | undefined>(undefined);

/**
 * What stands around the page that is drawn: its path and language, the site, the links of header and footer.
 *
 * @throws Error outside of a document
 */
export function useSiteFrame(): SiteFrame {
  const frame = useContext(SiteFrameContext);
  if (!frame) throw new Error('Only what stands in a document has header and footer around it');
  return frame;
}
