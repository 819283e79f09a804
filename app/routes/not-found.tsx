import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contentAt } from '../content/content.server.ts';
import { MissingPage } from '../sections/notices/notices.tsx';
import { loadPage } from '../seo/load-page.server.ts';

export { meta } from '../seo/route-meta.ts';

export const loader = ({ request }: LoaderFunctionArgs) => {
  const content = contentAt(request);
  return data(loadPage(content, content['not-found']), 404);
};

export default function NotFound() {
  return <MissingPage content={useLoaderData<typeof loader>().page} />;
}
