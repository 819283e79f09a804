import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { content } from '../content/content.server.ts';
import { outcomeAt } from '../content/message-pages.ts';
import { ReceiptNotice } from '../sections/receipt-notice.tsx';
import { pageHead } from '../seo/page-head.server.ts';

export { meta } from '../seo/route-meta.ts';

// Without an endpoint there is no such route, and none of the types that are made from routes.

/** What became of a message; kept out of search results, since only the form leads here. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const page = content.contact.form[outcomeAt(new URL(request.url).pathname)];
  return { page, head: pageHead(page) };
};

export default function MessageOutcome() {
  return <ReceiptNotice id="receipt" content={useLoaderData<typeof loader>().page} />;
}
