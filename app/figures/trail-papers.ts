import type { DocumentKind } from '../content/schemas/drawings.ts';

interface Paper {
  kind: DocumentKind;
  /** Position of the drawing's top left corner, in units of the trail's box of 600 by 624. */
  x: number;
  y: number;
  /** Rotation of the drawing around that corner, in degrees clockwise. */
  turn: number;
  scale: number;
  /** Position of the hole for the thread, in units of the drawing. */
  hole: readonly [x: number, y: number];
}

/** The papers in the order of the thread, clockwise from the receipt. */
export const papers: readonly Paper[] = [
  { kind: 'receipt', x: -42, y: 236, turn: -5, scale: 2.15, hole: [82, 14] },
  { kind: 'agreement', x: 32, y: 38, turn: -8, scale: 3, hole: [23.5, 8.5] },
  { kind: 'purchase-order', x: 218, y: 4, turn: 4, scale: 3, hole: [26, 18.5] },
  { kind: 'work-order', x: 378, y: 28, turn: -4, scale: 3, hole: [24, 7.5] },
  { kind: 'price-tag', x: 476, y: 158, turn: 6, scale: 3.2, hole: [24, 19] },
  { kind: 'waybill', x: 452, y: 340, turn: 4, scale: 3, hole: [6.5, 21.5] },
  { kind: 'payslip', x: 352, y: 476, turn: -6, scale: 3, hole: [12, 31.5] },
  { kind: 'certificate', x: 190, y: 466, turn: 4, scale: 3, hole: [24, 8.5] },
];
