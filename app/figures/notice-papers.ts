import type { Tint } from './tints.ts';

/**
 * The tints of the open positions in their order, which begins anew after the last one; the same for
 * notices on the board and cards in the rack. Five differ from all their neighbours in rows of two and three.
 */
export const noticePapers: readonly [Tint, ...Tint[]] = ['white', 'mint', 'sky', 'canary', 'pink'];
