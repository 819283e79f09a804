import { Outlet, useRouteError } from 'react-router';
import type { Route } from './+types/root';
import { contentAt } from './content/content.server.ts';
import { type Chrome, useChrome } from './layout/chrome.ts';
import { listLanguages } from './layout/languages.ts';
import { ApplicationError } from './sections/application-error.tsx';
import { loadPage } from './seo/load-page.server.ts';
import { meta as pageMeta } from './seo/route-meta.ts';
import './styles/global.css';

export { Document as Layout } from './layout/document.tsx';

export const loader = ({ request }: Route.LoaderArgs) => {
  const content = contentAt(request);
  const { site, brand, navigation, error } = content;
  const { head } = loadPage(content, error);
  const { mark } = brand;
  const languages = listLanguages(content, new URL(request.url).pathname);
  const chrome: Chrome = { ...languages, site, brand: { mark }, navigation, error };
  return { ...chrome, head };
};

/** The loader's head is the error page's; every other page brings its own. */
export const meta: Route.MetaFunction = (args) => (args.error ? pageMeta(args) : []);

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ApplicationError content={useChrome().error} cause={useRouteError()} />;
}
