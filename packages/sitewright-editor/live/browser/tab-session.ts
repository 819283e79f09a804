import { createEditingSession, type EditingSession } from '../../page-editor/editing-session.ts';
import { findToken } from './token.ts';

const name = 'texts that are translated';

/**
 * What is remembered while somebody edits. What translations were seen to translate is remembered until the tab is
 * closed: a message that one says what was said before leads to another document, from which one comes back.
 */
export function openTabSession(): EditingSession {
  const seen = new Map(JSON.parse(sessionStorage.getItem(name) ?? '[]'));
  const session = Object.assign(createEditingSession(), { seen });
  addEventListener('pagehide', () => {
    // Whoever signs out leaves nothing.
    if (!findToken()) return;
    try {
      sessionStorage.setItem(name, JSON.stringify([...session.seen]));
    } catch {
      // Where there is no room for it, less is said the next time.
    }
  });
  return session;
}
