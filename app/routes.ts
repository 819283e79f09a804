import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { readTextPaths } from './content/content-files.ts';
import { contentFolder } from './content/content-folder.ts';
import { languageFolder, readLanguageTags } from './content/languages.ts';
import { readMessagePages } from './content/message-pages.ts';
import { readPageFiles } from './content/page-files.ts';
import { readPostPaths } from './content/posts/post-outlines.ts';

/** The routes of the language whose files are in a folder; `base` is what its paths begin with. */
function listRoutes(folder: string, base = ''): RouteConfigEntry[] {
  const page = (path: string, file: string) => {
    const place = (base + path).replace(/^\/|\/$/g, '');
    return place ? route(place, `routes/${file}.tsx`, { id: place }) : index(`routes/${file}.tsx`);
  };
  const { lists, posts } = readPostPaths(folder, contentFolder);
  return [
    // One page for each of home.yaml, about.yaml …, platforms/*.yaml and pages/*.yaml.
    ...readPageFiles(folder, contentFolder).map(({ path }) => page(path, 'page')),
    // One page for each Markdown file in the folder's pages/.
    ...readTextPaths(folder).map((path) => page(path, 'text-page')),
    // The lists of posts, and one page for each Markdown file in the folder's posts/.
    ...lists.map((path) => page(path, 'post-list')),
    ...posts.map((path) => page(path, 'post')),
    // These exist once a form has an endpoint.
    ...readMessagePages(folder, contentFolder).map(({ path }) => page(path, 'message-outcome')),
    page('/*', 'not-found'),
  ];
}

const [, ...others] = readLanguageTags(contentFolder);

// pipeline/bundle.ts names one route of each kind, which is enough for a bundler.
export default (process.env.ROUTES_TO_BUNDLE
  ? (JSON.parse(process.env.ROUTES_TO_BUNDLE) as RouteConfigEntry[])
  : [
      ...listRoutes(contentFolder),
      ...others.flatMap((tag) => listRoutes(languageFolder(contentFolder, tag), `/${tag}`)),
    ]) satisfies RouteConfig;
