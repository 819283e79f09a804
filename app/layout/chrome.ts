import { useRouteLoaderData } from 'react-router';
import type { Brand } from '../content/brand/read-brand.ts';
import type { Language } from '../content/language.ts';
import type { StampedPage } from '../content/schemas/errors.ts';
import type { Navigation } from '../content/schemas/navigation.ts';
import type { Site } from '../content/schemas/site.ts';

/** The language that a page is written in. */
type PageLanguage = Pick<Language, 'tag' | 'dir' | 'base'>;

/** Where a page is found in a language: the start page, where it is not translated. */
interface PageTranslation {
  tag: string;
  name: string;
  /** What the paths of the language begin with. */
  base: string;
  href: string;
}

/** The content of the header, the footer and the error page, which every page needs. */
export interface Chrome {
  /** The page's language. */
  language: PageLanguage;
  /** The page in every language of the site, the first language first; empty with one language. */
  translations: readonly PageTranslation[];
  site: Site;
  brand: Pick<Brand, 'mark'>;
  navigation: Navigation;
  /** The page for an application error. */
  error: StampedPage;
}

/**
 * Reads the chrome from the root route's loader.
 *
 * @throws Error when the root loader failed; the router then shows its own error page
 */
export function useChrome(): Chrome {
  const chrome = useRouteLoaderData<Chrome>('root');
  if (!chrome) throw new Error('The content of header and footer is missing');
  return chrome;
}
