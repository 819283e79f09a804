import type { DocumentKind } from '../../content/schemas/drawings.ts';
import { barcode } from '../../figures/barcode.ts';
import { BrandMark } from '../../figures/brand-mark.tsx';
import { Drawing } from '../../figures/drawing.tsx';
import type { SaleWords } from './platforms.ts';

/** The outline of each paper, and what its form has at the foot, in a box of 120 by 48. */
export const paperForms: Record<DocumentKind, { outline: string; print?: string }> = {
  receipt: { outline: 'torn' },
  agreement: {
    outline: 'dog-ear',
    print: 'M4 42c10-34 30-50 20-6 16-30 28-28 22-2 8-14 18-14 24-2 8-8 16-4 44-4',
  },
  'purchase-order': { outline: '', print: 'M2 2h116v44H2zM2 17h116M50 2v44M84 2v44' },
  'work-order': {
    outline: '',
    print: 'M2 14h24v24H2zM48 14h24v24H48zM94 14h24v24H94zM6 24l8 8 16-24',
  },
  'price-tag': { outline: 'shoulders' },
  waybill: { outline: 'label' },
  payslip: { outline: 'feed-holes' },
  certificate: { outline: 'frame' },
};

interface SalePaperProps {
  kind: DocumentKind;
  /** Without one there is no sale: the paper is a form. */
  number: string | undefined;
  words: SaleWords | undefined;
  /** Whether the countermark is on it: the set is complete. */
  sealed: boolean;
}

/** One of the papers of a sale: the number and the line of the sale stand at the same place on each. */
export function SalePaper({ kind, number, words, sealed }: SalePaperProps) {
  const { print } = paperForms[kind];
  return (
    <div className="sale">
      <div className="sale-top">
        {number && (
          <div className="sale-number">
            <bdi>{number}</bdi>
          </div>
        )}
        {words && <div className="font-heading text-pretty sm:text-title-3">{words.head}</div>}
      </div>
      {words && (
        <>
          <div className="sale-line">
            <span>{words.line}</span>{' '}
            <span>
              <bdi>{words.amount}</bdi>
            </span>
          </div>
          <p className="text-small">{words.foot}</p>
        </>
      )}
      {kind === 'waybill' && (
        <Drawing viewBox="0 0 100 40" className="sale-print fill-ink" filled>
          <path d={barcode(number ?? kind, 100, 40)} />
        </Drawing>
      )}
      {print && !sealed && (
        <Drawing viewBox="0 0 120 48" className="sale-print stroke-3 stroke-ink">
          <path d={print} />
        </Drawing>
      )}
      {sealed && (
        <div className="sale-print w-24 -rotate-12 text-action">
          <BrandMark />
        </div>
      )}
    </div>
  );
}
