import Notice from 'virtual:site/notice';
import { ownId } from '../../content/page-ids.ts';
import type { NotFound } from '../../content/schemas/errors.ts';
import { InlineScript } from '../../page/components/inline-script.tsx';
import notFound from '../../page/enhance/not-found.ts?inline-script';

/** The not-found page's only section. */
export function MissingPage({ content }: { content: NotFound }) {
  return (
    <Notice id={ownId('missing')} content={content}>
      {/* Where a script runs, the address that was asked for. */}
      <p data-asked="" dir="ltr" className="min-h-[1lh] font-mono" />
      {/* Where it is that of a platform without a page, what the menu says of it. */}
      <p data-about="" className="flex items-center gap-4" />
      <InlineScript type="module" source={notFound} />
    </Notice>
  );
}
