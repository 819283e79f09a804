import type { SiteContent } from 'sitewright/content';
import { type Remembered, startRemembering } from '../page-editor/remembered.ts';

/** What a development server has in memory of the content that is edited. */
export interface KeptByServer {
  /** The content with what the windows of the editors show and have not saved, by their names. */
  drafts: Map<string, SiteContent>;
  remembered: Remembered;
}

const place = globalThis as { sitewrightEditors?: Remembered };

/** The same for a server that starts again in its process, as it does after an edit of the brand. */
export function keepAcrossRestarts(drafts: KeptByServer['drafts']): KeptByServer {
  place.sitewrightEditors ??= startRemembering();
  return { drafts, remembered: place.sitewrightEditors };
}
