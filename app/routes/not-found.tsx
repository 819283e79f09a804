import { data } from 'react-router';
import { content } from '../content/content.server.ts';
import { MissingPage } from '../sections/missing-page.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { placeOf } from '../seo/place.server.ts';
import type { Route } from './+types/not-found';

export const loader = () => data({ notFound: content['not-found'], place: placeOf() }, 404);

export const meta: Route.MetaFunction = ({ loaderData: { notFound, place } }) =>
  pageMeta(place, notFound);

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <MissingPage content={loaderData.notFound} />;
}
