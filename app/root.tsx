import { Outlet, useRouteError } from 'react-router';
import type { Route } from './+types/root';
import { content } from './content/content.server.ts';
import { type Chrome, useChrome } from './layout/chrome.ts';
import { ApplicationError } from './sections/application-error.tsx';
import { pageMeta } from './seo/page-meta.ts';
import { placeOf } from './seo/place.server.ts';
import './styles/global.css';

export { Document as Layout } from './layout/document.tsx';

export const loader = () => {
  const { site, navigation, error } = content;
  return { site, navigation, error, place: placeOf() } satisfies Chrome & { place: unknown };
};

/** Pages say their own; this is for the error page. */
export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  error && loaderData ? pageMeta(loaderData.place, loaderData.error) : [];

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ApplicationError content={useChrome().error} cause={useRouteError()} />;
}
