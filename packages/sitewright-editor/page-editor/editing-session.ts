import type { FormerWords } from '../saving/follow-original.ts';
import type { ValidTexts } from './replace-wrong-files.ts';

/** What is remembered of one content folder while somebody edits it. */
export interface EditingSession {
  good: ValidTexts;
  former: FormerWords;
}

export const createEditingSession = (): EditingSession => ({ good: new Map(), former: new Map() });
