import type { PaperDrawing } from './strokes.tsx';

/** The waybill: a label with a barcode and an arrow. */
export const waybill: PaperDrawing = {
  tint: 'sky',
  mark: [
    ['sheet', 'M4.5 7.5h39a2 2 0 0 1 2 2v29a2 2 0 0 1-2 2h-39a2 2 0 0 1-2-2v-29a2 2 0 0 1 2-2z'],
    ['ink', 'M2.5 21.5h43'],
    ['row', 'M8 12.5h10M8 16.5h7'],
    ['action', 'M26 14.5h13m-4-4l4 4-4 4', 'arrow'],
    [
      'block',
      'M8 26h2v10H8zM12 26h4v10h-4zM18 26h1v10h-1zM21 26h3v10h-3zM26 26h1v10h-1zM29 26h2v10h-2zM33 26h1v10h-1zM36 26h4v10h-4z',
    ],
  ],
  figure: [
    ['sheet', 'M6 28h102a4 4 0 0 1 4 4v96a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V32a4 4 0 0 1 4-4z'],
    ['ink', 'M2 72h110M54 28v44'],
    ['row', 'M12 40h22M12 49h32M12 58h26M12 122h90'],
    ['marker', 'M66 50h34m-11-11l11 11-11 11', 'arrow'],
    [
      'block',
      'M12 82h4v31h-4zM19 82h8v31h-8zM30 82h2v31h-2zM35 82h5v31h-5zM44 82h2v31h-2zM49 82h7v31h-7zM60 82h2v31h-2zM65 82h4v31h-4zM72 82h2v31h-2zM78 82h8v31h-8zM89 82h2v31h-2zM94 82h8v31h-8z',
    ],
  ],
};
