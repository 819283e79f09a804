import { Outlet, useRouteError } from 'react-router';
import type { Route } from './+types/root';
import { contentAt } from './content/content.server.ts';
import { readChrome, useChrome } from './layout/chrome.ts';
import { ApplicationError } from './sections/notices/notices.tsx';
import { loadPage } from './seo/load-page.server.ts';
import { meta as pageMeta } from './seo/route-meta.ts';
import './styles/global.css';

export { Document as Layout } from './layout/document.tsx';

export const loader = ({ request }: Route.LoaderArgs) => {
  const content = contentAt(request);
  const { head } = loadPage(content, content.error);
  return { ...readChrome(content, new URL(request.url).pathname), head };
};

/** The loader's head is the error page's; every other page brings its own. */
export const meta: Route.MetaFunction = (args) => (args.error ? pageMeta(args) : []);

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ApplicationError content={useChrome().error} cause={useRouteError()} />;
}
