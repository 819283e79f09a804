import type { PaperDrawing } from './strokes.tsx';

/** The price tag: clipped shoulders, a punched hole and its string. */
export const priceTag: PaperDrawing = {
  tint: 'pink',
  mark: [
    ['sheet', 'M19 12.5h10l8.5 8.5v24h-27V21zM21.5 19a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z'],
    ['row', 'M16 27.5h7M16 40h11'],
    ['block', 'M16 31h16v5H16z'],
    ['thread', 'M24 19.5c-4-5-7-17 0-17s4 12 0 17'],
  ],
  figure: [
    ['sheet', 'M44 38h32l22 22v92H22V60zM54 57a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'],
    ['row', 'M36 84h22M36 126h48M36 136h30'],
    ['block', 'M36 94h48v20H36z'],
    ['thread', 'M60 58C46 40 38 5 60 5s14 35 0 53'],
  ],
};
