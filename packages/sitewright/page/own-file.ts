import { type ListedPage, listPages } from '../content/pages/listed-pages.ts';
import type { LanguageContent, SiteContent } from '../content/pages/site-content.ts';

/** What a file of a site's own is made of. */
export interface OwnFileSite {
  /** All that the site says in its first language, and in `translations` what it says in the others. */
  content: SiteContent;
  /** The pages of a language that search engines may list; of the first one without. */
  listPages(content?: LanguageContent): ListedPage[];
  /** Says where an address is on the deployed site. */
  locate(address: string): string;
}

/** Makes a file of a site's own, which has the name of its module: `files/feed.json.ts` makes `/feed.json`. */
export type OwnFile = (site: OwnFileSite) => string | Promise<string>;

export const describeSite = (content: SiteContent, locate: OwnFileSite['locate']): OwnFileSite => ({
  content,
  listPages: (one = content) => listPages(one),
  locate,
});
