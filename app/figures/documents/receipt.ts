import type { PaperDrawing } from './strokes.tsx';

/** The till receipt: a long strip with a torn end. */
export const receipt: PaperDrawing = {
  tint: 'white',
  mark: [
    ['sheet', `M14 2.5h20v43${'l-2.5-3-2.5 3'.repeat(4)}z`],
    ['ink', 'M20 8.5h8M18 31h12'],
    ['row', 'M18 15.5h6m4 0h2M18 20.5h6m4 0h2M18 25.5h6m4 0h2'],
    ['action', 'M20 36l3 3 5.5-5.5', 'tick'],
  ],
  figure: [
    ['sheet', `M26 4h64v147${'l-4-5-4 5'.repeat(8)}z`],
    ['ink', 'M34 91h48'],
    [
      'row',
      'M50 26h16M34 40h24m16 0h8M34 50h30m10 0h8M34 60h20m20 0h8M34 70h26m14 0h8M34 80h16m24 0h8',
    ],
    ['block', 'M44 13h28v6H44zM34 98h14v5H34zM66 98h16v5H66z'],
    ['marker', 'M48 117l7 7 13-13', 'tick'],
    ['ink', 'M38 131v9m4 0v-9m3 0v9m7 0v-9m3 0v9m4 0v-9m6 0v9m3 0v-9m4 0v9m6 0v-9'],
  ],
};
