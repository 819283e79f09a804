import { InlineScript } from '../../components/inline-script.tsx';
import type { NotFound } from '../../content/schemas/errors.ts';
import notFound from '../../enhance/not-found.ts?inline-script';
import { ReceiptNotice } from './receipt-notice.tsx';

/** The not-found page's only section. */
export function MissingPage({ content }: { content: NotFound }) {
  return (
    <ReceiptNotice id="missing" content={content}>
      {/* Where a script runs, the address that was asked for. */}
      <p id="asked" dir="ltr" className="min-h-[1lh] font-mono" />
      <InlineScript source={notFound} />
    </ReceiptNotice>
  );
}
