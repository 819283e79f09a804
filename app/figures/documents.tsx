import type { DocumentKind } from '../content/schemas/navigation.ts';
import { drawings } from './documents/drawings.ts';
import { Shadow, Strokes } from './documents/strokes.tsx';
import { Drawing } from './drawing.tsx';
import type { Tint } from './tints.ts';

/** The tint of each document, and so of its platform. */
export const documentTint: Record<DocumentKind, Tint> = {
  receipt: drawings.receipt.tint,
  agreement: drawings.agreement.tint,
  'purchase-order': drawings['purchase-order'].tint,
  'work-order': drawings['work-order'].tint,
  'price-tag': drawings['price-tag'].tint,
  waybill: drawings.waybill.tint,
  payslip: drawings.payslip.tint,
  certificate: drawings.certificate.tint,
};

interface DocumentProps {
  kind: DocumentKind;
}

/** A document as an icon, for menus and cards. */
export function DocumentMark({ kind }: DocumentProps) {
  const { mark, tint } = drawings[kind];
  return (
    <Drawing viewBox="0 0 48 48" className="w-full fill-none stroke-ink stroke-[1.5]">
      <Strokes strokes={mark} tint={tint} />
    </Drawing>
  );
}

/** The same document large and detailed, for heroes. */
export function DocumentFigure({ kind }: DocumentProps) {
  const { figure, tint } = drawings[kind];
  return (
    <Drawing viewBox="0 0 120 160" className="w-full fill-none stroke-ink stroke-2">
      <Shadow strokes={figure} fall={5} />
      <Strokes strokes={figure} tint={tint} />
    </Drawing>
  );
}

interface DocumentPaperProps extends DocumentProps {
  /** Whether to draw the detailed figure instead of the mark. */
  detailed: boolean;
}

/** A document without an `<svg>` of its own, for use inside another drawing. */
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
