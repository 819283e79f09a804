import type { PaperDrawing } from './strokes.tsx';

const [right, down, left, up] = [
  't8 0'.repeat(10),
  't0 8'.repeat(8),
  't-8 0'.repeat(10),
  't0-8'.repeat(8),
];
/** Two mirrored waves around the sheet, which cross at every half period. */
const guilloche = `M16 24q4-5 8 0${right}q5 4 0 8${down}q-4 5-8 0${left}q-5-4 0-8${up}q4 5 8 0${right}q-5 4 0 8${down}q-4-5-8 0${left}q5-4 0-8${up}`;

/** The certificate: a guilloche border and a rosette with ribbons. */
export const certificate: PaperDrawing = {
  tint: 'white',
  mark: [
    ['white', 'M20 38l-3 8 4-2 3 3 3-3 4 2-3-8z'],
    ['sheet', 'M3.5 4.5h41v29h-41z'],
    ['row', 'M7.5 8.5h33v21h-33zM15 20.5h18'],
    ['ink', 'M17 14.5h14'],
    [
      'stamp',
      'M24 25.5a2 2 0 0 1 3.7 1a2 2 0 0 1 2.8 2.8a2 2 0 0 1 1 3.7a2 2 0 0 1 -1 3.7a2 2 0 0 1 -2.8 2.8a2 2 0 0 1 -3.7 1a2 2 0 0 1 -3.7-1a2 2 0 0 1 -2.8-2.8a2 2 0 0 1 -1-3.7a2 2 0 0 1 1-3.7a2 2 0 0 1 2.8-2.8a2 2 0 0 1 3.7-1z',
    ],
    ['cut', 'M21 33a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'],
  ],
  figure: [
    ['white', 'M49 114l-8 38 11-5 8 9 8-9 11 5-8-38z'],
    ['sheet', 'M4 12h110v96H4z'],
    ['fine', guilloche],
    ['ink', 'M36 46h48'],
    ['row', 'M28 60h64M38 69h44'],
    [
      'stamp',
      'M60 88a5 5 0 0 1 9 2.4a5 5 0 0 1 6.6 6.6a5 5 0 0 1 2.4 9a5 5 0 0 1-2.4 9a5 5 0 0 1-6.6 6.6a5 5 0 0 1-9 2.4a5 5 0 0 1-9-2.4a5 5 0 0 1-6.6-6.6a5 5 0 0 1-2.4-9a5 5 0 0 1 2.4-9a5 5 0 0 1 6.6-6.6a5 5 0 0 1 9-2.4z',
    ],
    ['cut', 'M50 106a10 10 0 1 0 20 0a10 10 0 1 0-20 0z'],
  ],
};
