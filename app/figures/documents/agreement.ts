import type { PaperDrawing } from './strokes.tsx';

/** The franchise agreement: a dog-eared sheet, signed and stamped. */
export const agreement: PaperDrawing = {
  tint: 'goldenrod',
  mark: [
    ['sheet', 'M7 3.5h20l9 9v32H7z'],
    ['ink', 'M27 3.5v9h9M12 10.5h8M11.5 38c3-6 5-6 3.5 0 2-5 4-5 3.5 0 2-2.5 3-2 4.5-.5'],
    ['row', 'M12 18h19M12 23h19M12 28h12'],
    ['stamp', 'M26.5 36a8 8 0 1 0 16 0a8 8 0 1 0-16 0z'],
    ['cut', 'M31 36l2.5 2.5 5-5', 'tick'],
  ],
  figure: [
    ['sheet', 'M10 6h66l24 24v122H10z'],
    ['ink', 'M76 6v24h24M24 26h30'],
    ['row', 'M24 48h62M24 57h62M24 66h62M24 75h40M24 92h62M24 101h36'],
    ['ink', 'M24 138h36M26 132c8-20 15-20 9 0 6-15 12-15 9-1 4-7 7-6 12-1'],
    ['stamp', 'M70 120a19 19 0 1 0 38 0a19 19 0 1 0-38 0z'],
    ['cut', 'M79 120l7 7 13-13', 'tick'],
  ],
};
