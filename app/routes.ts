import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { readPlatformSlugs } from './content/content-files.ts';
import { contentFolder } from './content/content-folder.ts';
import { readMessagePaths } from './content/message-pages.ts';
import { readPageNames } from './content/page-paths.ts';

export default [
  index('routes/home.tsx'),
  // The pages that the vendor has: one for each file of these in the content folder.
  ...readPageNames(contentFolder).map((name) => route(name, `routes/${name}.tsx`)),
  // One page for each file in the content folder's platforms/.
  ...readPlatformSlugs(contentFolder).map((slug) =>
    route(`platforms/${slug}`, 'routes/platform.tsx', { id: `platforms/${slug}` }),
  ),
  // These exist once the contact form has an endpoint.
  ...readMessagePaths(contentFolder).map((path) =>
    route(path, 'routes/message-outcome.tsx', { id: path }),
  ),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
