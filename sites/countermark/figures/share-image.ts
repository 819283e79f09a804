import type { DrawShareMarks } from 'sitewright';

/** The holes at which the ticket that a share image is can be torn. */
export const drawShareMarks: DrawShareMarks = ({ edge }, colour) =>
  Array.from(
    { length: 15 },
    (_, row) => `<circle cx="${edge}" cy="${row * 45}" r="11" fill="${colour('paper')}"/>`,
  ).join('');
