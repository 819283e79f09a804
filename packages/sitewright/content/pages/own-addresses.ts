import type { LanguageFolder } from '../disk/site-folder.ts';
import {
  type AddressRules,
  type Language,
  pagePathAt,
  pathInLanguage,
} from '../languages/language.ts';
import { readBlogPath } from '../posts/post-outlines.ts';
import { postAddress } from '../schemas/post.ts';
import { listOutlines } from './list-addresses.ts';

/** What a file of a language says of the address of its page. */
interface OwnAddress {
  file: string;
  field: 'address' | 'path';
  /** The path of the page in the first language. */
  path: string;
  address: unknown;
}

/** The addresses that pages, texts, posts and the list of posts of a language say in its files. */
export function listOwnAddresses(folder: LanguageFolder): OwnAddress[] {
  const { pages } = folder.recordPages;
  const list = folder === folder.site ? undefined : readBlogPath(folder);
  const blog = { file: 'blog.yaml', field: 'path' as const, path: list ?? '' };
  return [
    ...listOutlines(folder).map(({ file, path }): OwnAddress => {
      const made = pages.get(file);
      // Few files say one, and what the others say need not be read for it.
      const isSaid = /\baddress\b/.test(folder.get(file)?.source ?? '');
      const address = made ? made.address : isSaid && folder.fields(file).address;
      return { file, field: 'address', path, address };
    }),
    ...(list ? [{ ...blog, address: folder.fields('blog.yaml').path }] : []),
  ].filter(({ address }) => typeof address === 'string');
}

/** Those of a translation, by the paths of their pages in the first language; of what is wrong with one, the check says it. */
export const readOwnAddresses = (folder: LanguageFolder): Map<string, string> =>
  new Map(
    listOwnAddresses(folder).flatMap(({ file, path, address }) => {
      const isOther = folder !== folder.site && folder.site.has(file) && path !== '/';
      const own = isOther ? postAddress.safeParse(address).data : undefined;
      return own === undefined || own === path ? [] : [[path, own] as const];
    }),
  );

/**
 * The ways in which links may say the addresses of pages that say one themselves: as in the first language below the
 * language, and as the page says it.
 *
 * @param own the language of the links
 */
export function listAliases(
  own: Pick<Language, 'tag'>,
  languages: readonly (AddressRules & Pick<Language, 'tag' | 'paths'>)[],
): (readonly [alias: string, address: string])[] {
  const isPage = (address: string) =>
    languages.some((one) => one.paths.has(pagePathAt(one, address) ?? ''));
  return languages.flatMap((one) =>
    one.addresses.size === 0
      ? []
      : [...one.paths].flatMap((path) => {
          const address = pathInLanguage(one, path);
          const inside = address.slice(one.base.length);
          const aliases = [one.base + path, ...(one.tag === own.tag ? [inside] : [])];
          const isOwn = inside !== path && path !== '/';
          return isOwn
            ? aliases.filter((alias) => !isPage(alias)).map((alias) => [alias, address] as const)
            : [];
        }),
  );
}
