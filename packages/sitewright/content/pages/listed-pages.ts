import { pathInLanguage } from '../languages/language.ts';

/** A page that search engines may list, in the words that they show. */
export interface ListedPage {
  title: string;
  description: string;
  href: string;
}

type Words = Pick<ListedPage, 'title' | 'description'>;

/** The pages of a language, of which parts may be wrong and missing. */
interface KnownPages {
  language: Parameters<typeof pathInLanguage>[0];
  pages: ReadonlyMap<string, { meta?: Words; publish?: { index?: boolean } | undefined }>;
  texts?: ReadonlyMap<string, { meta: Words }>;
  posts: readonly (Words & { path: string })[];
}

/** The pages of a language that search engines may list: those of sections, the texts, and the posts, the newest first. */
export function listPages({ language, pages, texts = new Map(), posts }: KnownPages): ListedPage[] {
  const all: (readonly [path: string, words: Words])[] = [
    ...[...pages].flatMap(([path, { meta, publish }]) =>
      meta && publish?.index !== false ? [[path, meta] as const] : [],
    ),
    ...[...texts].map(([path, { meta }]) => [path, meta] as const),
    ...posts.map((post) => [post.path, post] as const),
  ];
  return all.map(([path, { title, description }]) => {
    return { title, description, href: pathInLanguage(language, path) };
  });
}
