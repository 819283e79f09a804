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
  const write = (path: string, { title, description }: Words) => ({
    title,
    description,
    href: pathInLanguage(language, path),
  });
  return [
    ...[...pages].flatMap(([path, { meta, publish }]) =>
      meta && publish?.index !== false ? write(path, meta) : [],
    ),
    ...[...texts].map(([path, { meta }]) => write(path, meta)),
    ...posts.map(({ path, ...post }) => write(path, post)),
  ];
}
