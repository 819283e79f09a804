import type { Tint } from './tints.ts';

/** The papers of the open positions in turn: a notice on the board and a card in the rack are alike. */
export const noticePapers: readonly [Tint, ...Tint[]] = [
  'white',
  'mint',
  'sky',
  'canary',
  'pink',
  'white',
];
