import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { content } from '../content/content.server.ts';
import { outcomeAt } from '../content/message-pages.ts';
import { ReceiptNotice } from '../sections/receipt-notice.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { placeOf } from '../seo/place.server.ts';

// Without an endpoint there is no such route, and none of the types that are made from routes.

/** What became of a message; kept out of search results, since only the form leads here. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  page: content.contact.form[outcomeAt(new URL(request.url).pathname)],
  place: placeOf(),
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.place, loaderData.page) : [];

export default function MessageOutcome() {
  return <ReceiptNotice id="receipt" content={useLoaderData<typeof loader>().page} />;
}
