import { Outlet, useRouteError } from 'react-router';
import { content } from './content/content.server.ts';
import { type Chrome, useChrome } from './layout/chrome.ts';
import { ApplicationError } from './sections/application-error.tsx';
import { pageHead } from './seo/page-head.server.ts';
import './styles/global.css';

export { Document as Layout } from './layout/document.tsx';
export { meta } from './seo/route-meta.ts';

/** The head is for the error page: every other page has its own. */
export const loader = () => {
  const { site, navigation, error } = content;
  return { site, navigation, error, head: pageHead(error) } satisfies Chrome & { head: unknown };
};

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ApplicationError content={useChrome().error} cause={useRouteError()} />;
}
