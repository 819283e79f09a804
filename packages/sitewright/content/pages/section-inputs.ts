import { isThereAsLong, type Period } from '../dates/period.ts';
import type { PageMeta } from '../fields/page-meta.ts';
import { localizeHref } from '../languages/language.ts';
import { summarise } from '../posts/post.ts';
import type { Page } from '../schemas/page.ts';
import { listPages } from './listed-pages.ts';
import type { Facts, Inputs, KindName, SectionKind } from './section-kind.ts';
import { findOnPage, findSection, type LanguageContent } from './site-content.ts';

/** What a section gets of other content, by name; what there is none of is undefined. */
export type SectionInputs = { [Name in keyof Inputs]?: Inputs[Name] | undefined };

/** A page with what sections of others may use. */
export interface SectionsOnly extends Pick<Page, 'entry' | 'sections'> {
  /** How search results show it, where the page is valid. */
  meta?: Pick<PageMeta, 'title' | 'description'>;
  publish?: (Period & { index?: boolean }) | undefined;
}

/** What sections can get something of, of which parts may be wrong and missing. */
export interface KnownContent extends Pick<LanguageContent, 'language' | 'posts' | 'blog'> {
  pages: ReadonlyMap<string, SectionsOnly>;
  /** The pages that are written in Markdown, once all of them are read. */
  texts?: LanguageContent['texts'];
  groupEntries: LanguageContent['groupEntries'] | undefined;
  /** The day that it is where the vendor is. */
  today: string;
}

/**
 * What a section gets of its page, and of others that visitors get as long as that.
 *
 * @param path of the page in the first language, such as `/about`
 */
export function findInputs(
  kind: Pick<SectionKind, 'requiredInputs' | 'optionalInputs'>,
  page: SectionsOnly,
  content: KnownContent,
  path: string,
): SectionInputs {
  const isThere = ({ publish = {} }: SectionsOnly) =>
    isThereAsLong(publish, page.publish ?? {}, content.today);
  // A site may have a thousand pages: for a section nothing is made of them that it does not ask for.
  const facts: { [Name in keyof Facts]: () => SectionInputs[Name] } = {
    language: () => content.language.tag,
    pageAddress: () => localizeHref(content.language, path),
    entry: () => page.entry,
    groupEntries: () => content.groupEntries,
    posts: () => (content.posts.length > 0 ? content.posts.map(summarise) : undefined),
    listedPages: () => listPages(content),
    // Beside a mistake in it the list may have no address.
    blogHref: () => content.blog?.path && localizeHref(content.language, content.blog.path),
  };
  const find = (name: keyof Inputs) => {
    if (Object.hasOwn(facts, name)) return facts[name as keyof Facts]();
    const other = name as KindName;
    return (findOnPage(page, other) ?? findSection(content, other, isThere))?.content;
  };
  const names = [...(kind.requiredInputs ?? []), ...(kind.optionalInputs ?? [])];
  return Object.fromEntries(names.map((name) => [name, find(name)]));
}
