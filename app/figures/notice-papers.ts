import type { Tint } from './tints.ts';

/** The tints of the open positions in their order, the same for notices on the board and cards in the rack. */
export const noticePapers: readonly [Tint, ...Tint[]] = [
  'white',
  'mint',
  'sky',
  'canary',
  'pink',
  'white',
];
