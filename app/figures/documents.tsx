import type { DocumentKind } from '../content/schemas/navigation.ts';
import { agreement } from './documents/agreement.ts';
import { certificate } from './documents/certificate.ts';
import { type Drawing, Shadow, Strokes } from './documents/drawing.tsx';
import { payslip } from './documents/payslip.ts';
import { priceTag } from './documents/price-tag.ts';
import { purchaseOrder } from './documents/purchase-order.ts';
import { receipt } from './documents/receipt.ts';
import { waybill } from './documents/waybill.ts';
import { workOrder } from './documents/work-order.ts';
import type { Tint } from './tints.ts';

const drawings: Record<DocumentKind, Drawing> = {
  receipt,
  agreement,
  'purchase-order': purchaseOrder,
  'work-order': workOrder,
  'price-tag': priceTag,
  waybill,
  payslip,
  certificate,
};

/** Which sheet of the carbonless form each document, and so its platform, is printed on. */
export const documentTint: Record<DocumentKind, Tint> = {
  receipt: receipt.tint,
  agreement: agreement.tint,
  'purchase-order': purchaseOrder.tint,
  'work-order': workOrder.tint,
  'price-tag': priceTag.tint,
  waybill: waybill.tint,
  payslip: payslip.tint,
  certificate: certificate.tint,
};

interface DocumentProps {
  kind: DocumentKind;
}

/** A document at the size of an icon, for menus and cards. */
export function DocumentMark({ kind }: DocumentProps) {
  const { mark, tint } = drawings[kind];
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className="w-full fill-none stroke-ink stroke-[1.5]"
    >
      <Strokes strokes={mark} tint={tint} />
    </svg>
  );
}

/** The same document larger and in more detail, for heroes. */
export function DocumentFigure({ kind }: DocumentProps) {
  const { figure, tint } = drawings[kind];
  return (
    <svg viewBox="0 0 120 160" aria-hidden="true" className="w-full fill-none stroke-ink stroke-2">
      <Shadow strokes={figure} fall={5} />
      <Strokes strokes={figure} tint={tint} />
    </svg>
  );
}

interface DocumentPaperProps extends DocumentProps {
  /** Whether it is drawn as the figure or, plainer, as the mark. */
  detailed: boolean;
}

/** A document without an image of its own, for use inside another drawing. */
export function DocumentPaper({ kind, detailed }: DocumentPaperProps) {
  const { mark, figure, tint } = drawings[kind];
  const strokes = detailed ? figure : mark;
  return (
    <>
      <Shadow strokes={strokes} fall={detailed ? 4 : 3} />
      <Strokes strokes={strokes} tint={tint} />
    </>
  );
}
