import { InlineScript } from '../../components/inline-script.tsx';
import type { NotFound } from '../../content/schemas/errors.ts';
import notFound from '../../enhance/not-found.ts?inline-script';
import { ReceiptNotice } from './receipt-notice.tsx';

/** The not-found page's only section. */
export function MissingPage({ content }: { content: NotFound }) {
  return (
    <ReceiptNotice id="missing" content={content}>
      <InlineScript source={notFound} />
    </ReceiptNotice>
  );
}
