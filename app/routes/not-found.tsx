import { data } from 'react-router';
import { content } from '../content/content.server.ts';
import { MissingPage } from '../sections/missing-page.tsx';
import { loadPage } from '../seo/load-page.server.ts';
import type { Route } from './+types/not-found';

export { meta } from '../seo/route-meta.ts';

export const loader = () => data(loadPage(content['not-found']), 404);

export default function NotFound({ loaderData: { page } }: Route.ComponentProps) {
  return <MissingPage content={page} />;
}
