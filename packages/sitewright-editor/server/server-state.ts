import type { SiteContent } from 'sitewright/content';
import { createEditingSession, type EditingSession } from '../page-editor/editing-session.ts';

/** What a development server has in memory of the content that is edited. */
export interface ServerState {
  /** The content with what the windows of the editors show and have not saved, by their names. */
  drafts: Map<string, SiteContent>;
  session: EditingSession;
}

const place = globalThis as { sitewrightEditors?: EditingSession };

/** The same for a server that starts again in its process, as it does after an edit of the brand. */
export function restoreServerState(drafts: ServerState['drafts']): ServerState {
  place.sitewrightEditors ??= createEditingSession();
  return { drafts, session: place.sitewrightEditors };
}
