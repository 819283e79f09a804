import { pathInLanguage } from '../content/languages/language.ts';
import { listMessagePages } from '../content/pages/message-pages.ts';
import type { LanguageContent, SiteContent } from '../content/pages/site-content.ts';
import { listPostLists } from '../content/posts/post-list.ts';

/** The kinds of pages: each is a file in `routes/`. */
export type RouteKind =
  | 'page'
  | 'text-page'
  | 'post-list'
  | 'post'
  | 'message-outcome'
  | 'not-found'
  | 'error';

/** A page of the site. */
export interface Route {
  kind: RouteKind;
  /** Such as `/sv/about`; the not-found and the error page of a language answer at any path. */
  path: string;
  /** The file that it is built into, such as `sv/about.html`. */
  file: string;
  /** All content in its language. */
  content: LanguageContent;
}

/** Every page of every language, then the not-found and the error page of each. */
export function listRoutes(content: SiteContent): Route[] {
  const languages = [content, ...content.translations];
  return [...languages.flatMap(listPages), ...languages.flatMap(listErrorPages)];
}

function listPages(content: LanguageContent): Route[] {
  const list = (kind: RouteKind, paths: Iterable<string>) =>
    [...paths].map((pagePath): Route => {
      const path = pathInLanguage(content.language, pagePath);
      return { kind, path, file: `${path.slice(1) || 'index'}.html`, content };
    });
  const pathsOf = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);
  return [
    // One page for each of home.yaml, about.yaml … and pages/*.yaml.
    ...list('page', content.pages.keys()),
    // One page for each Markdown file in the folder's pages/.
    ...list('text-page', content.texts.keys()),
    // The lists of posts, and one page for each Markdown file in the folder's posts/.
    ...list('post-list', pathsOf(listPostLists(content))),
    ...list('post', pathsOf(content.posts)),
    // These exist once a form has an endpoint.
    ...list('message-outcome', pathsOf(listMessagePages(content))),
  ];
}

function listErrorPages(content: LanguageContent): Route[] {
  const { base } = content.language;
  // Both were rendered at one path: what stands around them is the same.
  const path = `${base}/404`;
  const fileOf = (status: number) => `${base}/${status}.html`.slice(1);
  return [
    { kind: 'not-found', path, file: fileOf(404), content },
    { kind: 'error', path, file: fileOf(500), content },
  ];
}
