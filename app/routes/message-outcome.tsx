import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contentAt } from '../content/content.server.ts';
import { getMessagePage } from '../content/message-pages.ts';
import { ownId } from '../content/page-ids.ts';
import { ReceiptNotice } from '../sections/notices/notices.tsx';
import { loadPage } from '../seo/load-page.server.ts';

export { meta } from '../seo/route-meta.ts';

// This route exists only with a form endpoint, so React Router generates no types for it.

/** Tells whether a message was sent. It has no address in search results: only the form leads here. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const content = contentAt(request);
  return loadPage(content, getMessagePage(content, new URL(request.url).pathname));
};

export default function MessageOutcome() {
  return <ReceiptNotice id={ownId('receipt')} content={useLoaderData<typeof loader>().page} />;
}
