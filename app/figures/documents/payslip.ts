import type { PaperDrawing } from './strokes.tsx';

/** The payslip: a slip of continuous paper, with feed holes at its edges. */
export const payslip: PaperDrawing = {
  tint: 'goldenrod',
  mark: [
    [
      'sheet',
      `M3.5 7.5h41v2${'a2 2 0 0 0 0 4v3'.repeat(4)}a2 2 0 0 0 0 4v1.5h-41v-1.5${'a2 2 0 0 0 0-4v-3'.repeat(4)}a2 2 0 0 0 0-4z`,
    ],
    ['ink', 'M12 13.5h10'],
    ['row', 'M12 19.5h12m8 0h4M12 24.5h9m11 0h4'],
    ['stamp', 'M26 30h10v5H26z'],
  ],
  figure: [
    [
      'sheet',
      `M4 28h110v6${'a4 4 0 0 0 0 8v6'.repeat(6)}a4 4 0 0 0 0 8v6H4v-6${'a4 4 0 0 0 0-8v-6'.repeat(6)}a4 4 0 0 0 0-8z`,
    ],
    ['ink', 'M24 42h28M24 112h14'],
    [
      'row',
      'M78 42h16M24 58h34m24 0h12M24 68h24m34 0h12M24 78h30m28 0h12M24 88h18m40 0h12M24 98h70',
    ],
    ['stamp', 'M66 106h28v12H66z'],
  ],
};
