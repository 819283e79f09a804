import type { Language } from '../../content/languages/language.ts';
import type { Site } from '../../content/schemas/site.ts';
import type { Money } from '../../content/values/amount.ts';

/** What a page's head needs to know of the page's address and of the site around it. */
export interface PageContext {
  site: Pick<Site, 'name' | 'tagline' | 'origin' | 'company' | 'business' | 'timeZone'>;
  /** The vendor’s own addresses on social networks, as the footer says them. */
  profiles: string[];
  /** The colour of the header in each scheme, as `#rrggbb`. */
  themeColours: { light: string; dark: string };
  language: Pick<Language, 'tag' | 'dir' | 'base'>;
  /** Prints values in that language, for what is read: a day, an amount of money, several words. */
  print: {
    day(day: string): string;
    amount(money: Money): string;
    list(words: readonly string[]): string;
  };
  /** The page in each language that has it, the first language first; empty where one has it alone. */
  alternates: { tag: string; path: string }[];
  /** Whether the site has several languages, so that a page has to say which one it is in. */
  isMultilingual: boolean;
  /** The page's path; undefined for one that answers at any path, as the not-found page does. */
  path: string | undefined;
  /** The heading of a page of sections, which no section says but its hero. */
  heading?: string;
  /** Whether it is the page of a record, which says nothing of the vendor as a whole. */
  isOfRecord?: boolean;
  /** The feeds that have what the page shows. */
  feeds: { title: string; type: string; href: string }[];
  /**
   * The pages from the start page to this one, with the names that the header gives them; none for the
   * start page and for pages that the header does not name.
   */
  breadcrumbs: { name: string; path: string }[];
}
