import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { readPlatformSlugs, readTextPaths } from './content/content-files.ts';
import { contentFolder } from './content/content-folder.ts';
import { languageFolder, readLanguageTags } from './content/languages.ts';
import { readMessagePaths } from './content/message-pages.ts';
import { readPageNames } from './content/page-paths.ts';
import { readPostPaths } from './content/posts/post-outlines.ts';

declare global {
  /** What a build lets its bundler know of the site's routes: one of each kind is enough for that. */
  var routesToBundle: RouteConfigEntry[] | undefined;
}

/** The routes of the language whose files are in a folder; `base` is what its paths begin with. */
function listRoutes(folder: string, base = ''): RouteConfigEntry[] {
  const page = (name: string, file: string) => {
    const path = (base + name).replace(/\/$/, '');
    return route(path, `routes/${file}.tsx`, { id: path });
  };
  const { lists, posts } = readPostPaths(folder, contentFolder);
  return [
    base ? page('', 'home') : index('routes/home.tsx'),
    // The pages that the language has: one for each file of these in its folder.
    ...readPageNames(folder).map((name) => page(name, name)),
    // One page for each file in the folder's platforms/.
    ...readPlatformSlugs(folder).map((slug) => page(`platforms/${slug}`, 'platform')),
    // One page for each Markdown file in the folder's pages/.
    ...readTextPaths(folder).map((path) => page(path.slice(1), 'text-page')),
    // The lists of posts, and one page for each Markdown file in the folder's posts/.
    ...lists.map((path) => page(path.slice(1), 'post-list')),
    ...posts.map((path) => page(path.slice(1), 'post')),
    // These exist once the contact form has an endpoint.
    ...readMessagePaths(folder, contentFolder).map((path) => page(path, 'message-outcome')),
    page('*', 'not-found'),
  ];
}

const [, ...others] = readLanguageTags(contentFolder);

export default (globalThis.routesToBundle ?? [
  ...listRoutes(contentFolder),
  ...others.flatMap((tag) => listRoutes(languageFolder(contentFolder, tag), `${tag}/`)),
]) satisfies RouteConfig;
