import type { PaperDrawing } from './strokes.tsx';

/** The work order: a job ticket on its clip, the first box ticked. */
export const workOrder: PaperDrawing = {
  tint: 'mint',
  mark: [
    ['sheet', 'M8 8.5h32v36H8z'],
    ['white', 'M17 3.5h14v8.5H17z'],
    ['ink', 'M22 7.5h4M13 17.5h5.5v5.5H13zM13 26.5h5.5v5.5H13zM13 35.5h5.5v5.5H13z'],
    ['row', 'M23 20.5h12M23 29.5h12M23 38.5h7'],
    ['action', 'M13 18.5l3.5 3.5 6-8', 'tick'],
  ],
  figure: [
    ['sheet', 'M12 18h94v134H12z'],
    ['white', 'M40 6h38v22H40zM54.5 13a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z'],
    ['ink', 'M26 42h32M26 56h16v16H26zM26 82h16v16H26zM26 108h16v16H26z'],
    ['row', 'M54 60h38M54 68h22M54 86h38M54 94h30M54 112h38M54 120h16M26 139h40'],
    ['marker', 'M27 60l9 9 15-19', 'tick'],
  ],
};
