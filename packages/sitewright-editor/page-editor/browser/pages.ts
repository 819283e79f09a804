import type { ComponentType } from 'react';
import { moveOnServer, waitForPage } from '../../page-moves/browser/move-on-server.ts';
import type { Move } from '../../page-moves/move.ts';
import { askServer, noAnswer, patience } from '../../storage/browser/server-storage.ts';
import type { Written } from '../../storage/content-storage.ts';
import type { NewPage, NewPageAnswer } from '../compose-page.ts';
import { tracedDraft } from '../field-marks.ts';
import type { Answer, Change, PageDescription } from '../page-draft.ts';
import type { Note } from './messages/say-problem.ts';

/** What is said of a change, and whether the page can be shown with it. */
export type DraftAnswer = Answer & { isShown: boolean };

export interface StatusProps {
  /** Whether something is not saved yet. */
  isChanged: boolean;
  /** Takes the messages that it has. */
  onSaid: (messages: readonly Note[]) => void;
}

/** What checks and draws the pages that this window edits. */
export interface Pages {
  describe(address: string): Promise<PageDescription>;
  /** Checks a change, and keeps it as the draft of this window; saves it too, where nothing speaks against it. */
  change(address: string, change: Change, isToSave: boolean): Promise<DraftAnswer>;
  /** A page as a document: as it is stored, as the draft of this window has it, or that with marks behind its words. */
  draw(address: string, state: 'stored' | 'draft' | 'traced'): Promise<string>;
  /** Makes a page at an address, unless something speaks against it. */
  create(address: string, page: NewPage): Promise<NewPageAnswer>;
  /** Renames, duplicates or deletes a page, with all that leads to it, or changes nothing. */
  move(move: Move): Promise<Written>;
  /** Opens a page that has just been made, once it is there; without one, the list of all. */
  openMade(address: string | undefined): Promise<void>;
  /** The address of the editor of a page. */
  editorOf(address: string): string;
  /** What is said of the changes that are saved, where they are not in the site yet. */
  Status?: ComponentType<StatusProps>;
  /** Where else one may go, by what the links say. */
  links: Readonly<Record<string, string>>;
}

/** By this the server knows the draft of this window. */
export const draft = crypto.randomUUID();
const states = { stored: '', draft, traced: draft + tracedDraft };

/** Has the server save something. @throws Error that says whether it is saved, and what to do */
const save = async (address: string, request: RequestInit): Promise<Response> => {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(patience),
    ...request,
  }).catch(({ name }) => {
    throw new Error(
      name === 'TimeoutError'
        ? 'The server has not said yet whether it is saved. Save again in a minute: nothing is saved twice, and nothing is lost.'
        : 'Not saved: the server does not answer. Start it, and save again here: what you changed stays in this browser.',
    );
  });
  if (!response.ok) throw new Error(`Not saved: ${await response.text()}`);
  return response;
};

/** The files of the pages that were opened, by their addresses. */
const files = new Map<string, string>();

/** The development server, which shows the editor. */
const serverPages: Pages = {
  async describe(address) {
    const page: PageDescription = await (await askServer(`/admin/edit${address}?data`)).json();
    files.set(address, page.file);
    return page;
  },
  async change(address, change, isToSave) {
    const request = { method: isToSave ? 'PUT' : 'POST', body: JSON.stringify(change) };
    const own = `/admin/file/${files.get(address)}?draft=${draft}`;
    return (await (isToSave ? save : askServer)(own, request)).json();
  },
  async create(address, page) {
    const request = { method: 'PUT', body: JSON.stringify(page) };
    return (await save(`/admin/edit${address}?new`, request)).json();
  },
  move: moveOnServer,
  async openMade(address) {
    const isThere = address !== undefined && (await waitForPage(address));
    location.assign(isThere ? `/admin/edit${address}` : '/admin');
  },
  async draw(address, state) {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(`${address}?draft=${states[state]}`, { signal }).catch(() => {
      throw new Error(noAnswer);
    });
    return response.text();
  },
  editorOf: (address) => `/admin/edit${address}`,
  links: { 'New page': '/admin/edit/?new', 'Posts, buttons, menus, brand': '/admin' },
};

/** What starts the editor may name others first. */
export const shownBy: { pages: Pages } = { pages: serverPages };
