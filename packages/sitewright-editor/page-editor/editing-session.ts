import type { TranslationMemory } from '../saving/follow-in-translations.ts';
import type { ValidTexts } from './replace-wrong-files.ts';

/** What is remembered of one content folder while somebody edits it. */
export interface EditingSession extends TranslationMemory {
  good: ValidTexts;
}

export const createEditingSession = (): EditingSession => ({
  good: new Map(),
  former: new Map(),
  seen: new Map(),
  begun: new Map(),
  sources: new Map(),
});
