import type { FormerWords } from '../saving/follow-original.ts';
import type { GoodTexts } from './mend-others.ts';

/** What is remembered of one content folder while somebody edits it. */
export interface Remembered {
  good: GoodTexts;
  former: FormerWords;
}

export const startRemembering = (): Remembered => ({ good: new Map(), former: new Map() });
