import { isRouteErrorResponse } from 'react-router';
import type { StampedPage } from '../../content/schemas/errors.ts';
import { ReceiptNotice } from './receipt-notice.tsx';

/** The page for an application error: a receipt with the error's message. */
export function ApplicationError({ content, cause }: { content: StampedPage; cause: unknown }) {
  return <ReceiptNotice id="error" content={content} cause={errorText(cause)} />;
}

/** An error response's status and status text, or any other error's message. */
function errorText(cause: unknown): string {
  if (isRouteErrorResponse(cause)) return `${cause.status} ${cause.statusText}`.trim();
  return cause instanceof Error ? cause.message : String(cause);
}
