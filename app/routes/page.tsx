import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contentAt } from '../content/content.server.ts';
import { PageSections } from '../sections/page-sections.tsx';
import { loadSections } from '../seo/load-sections.server.ts';

export { meta } from '../seo/route-meta.ts';

/** Serves each page that is made of sections. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  loadSections(contentAt(request), new URL(request.url).pathname);

export default function Page() {
  return <PageSections sections={useLoaderData<typeof loader>().sections} />;
}
