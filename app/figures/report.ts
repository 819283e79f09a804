import type { PaperDrawing } from './documents/strokes.tsx';

/** A page of a report as a mark: continuous paper with its feed holes and a chart. */
export const report: PaperDrawing['mark'] = [
  ['sheet', 'M4.5 6.5h39v36h-39z'],
  ['row', 'M10.5 6.5v36M37.5 6.5v36M7.5 12v1m0 7v1m0 7v1m0 7v1M40.5 12v1m0 7v1m0 7v1m0 7v1'],
  ['ink', 'M15 36.5h18'],
  ['block', 'M16 27h4v9h-4zM22 21h4v15h-4z'],
  ['stamp', 'M28 14h4v22h-4z'],
];
