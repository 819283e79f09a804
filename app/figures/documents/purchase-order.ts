import type { PaperDrawing } from './strokes.tsx';

/** The purchase order: a form in three parts. */
export const purchaseOrder: PaperDrawing = {
  tint: 'canary',
  mark: [
    ['pink', 'M16 3.5h28v32H16z'],
    ['white', 'M10 8.5h28v32H10z'],
    ['sheet', 'M4 13.5h28v31H4z'],
    ['ink', 'M8.5 18.5h9M8.5 23.5h19v12h-19zM18 23.5v12'],
    ['row', 'M9 29.5h18'],
    ['stamp', 'M18 37.5h9.5v4H18z'],
  ],
  figure: [
    ['pink', 'M24 8h82v122H24z'],
    ['white', 'M15 18h82v122H15z'],
    ['sheet', 'M6 28h82v122H6z'],
    ['ink', 'M16 41h28M16 68h62v58H16zM48 68v58M64 68v58M16 78h62'],
    ['row', 'M62 41h16M16 50h36M16 58h24M16 90h62M16 102h62M16 114h62'],
    ['stamp', 'M48 131h30v11H48z'],
  ],
};
