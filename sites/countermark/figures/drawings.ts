import type { SiteDrawing } from 'sitewright';
import { papers } from './papers.ts';

/** A page of a report: continuous paper with its feed holes and a chart. */
const report: SiteDrawing = {
  tint: 'white',
  mark: {
    sheet: 'M4.5 6.5h39v36h-39z',
    row: 'M10.5 6.5v36M37.5 6.5v36M7.5 12v1m0 7v1m0 7v1m0 7v1M40.5 12v1m0 7v1m0 7v1m0 7v1',
    ink: 'M15 36.5h18',
    block: 'M16 27h4v9h-4zM22 21h4v15h-4z',
    stamp: 'M28 14h4v22h-4z',
  },
  figure: {
    sheet: 'M8 18h104v124H8z',
    row: 'M24 18v124M96 18v124M16 34v2m0 20v2m0 20v2m0 20v2m0 20v2M104 34v2m0 20v2m0 20v2m0 20v2m0 20v2',
    ink: 'M36 34h30M36 120h48',
    block: 'M39 88h11v32H39zM55 70h11v50H55z',
    stamp: 'M71 50h11v70H71z',
  },
};

/** What content calls by `drawing`. */
export const drawings = { ...papers, report };
