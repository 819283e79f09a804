import { InlineScript } from '../components/inline-script.tsx';
import type { NotFound } from '../content/schemas/errors.ts';
import notFound from '../enhance/not-found.ts?inline-script';
import { ReceiptNotice } from './receipt-notice.tsx';

interface MissingPageProps {
  content: NotFound;
}

/** The not-found page's only section. */
export function MissingPage({ content }: MissingPageProps) {
  return (
    <ReceiptNotice id="missing" content={content}>
      <InlineScript source={notFound} />
    </ReceiptNotice>
  );
}
