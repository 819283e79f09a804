import type { ComponentType } from 'react';
import { tracedDraft } from '../field-marks.ts';
import type { Answer, Change, PageDescription } from '../page-draft.ts';

/** What is said of a change, and whether the page can be shown with it. */
export type DraftAnswer = Answer & { isShown: boolean };

/** What checks and draws the pages that this window edits. */
export interface Pages {
  describe(address: string): Promise<PageDescription>;
  /** Checks a change, and keeps it as the draft of this window; saves it too, where nothing speaks against it. */
  change(address: string, change: Change, isToSave: boolean): Promise<DraftAnswer>;
  /** A page as a document: as it is stored, as the draft of this window has it, or that with marks behind its words. */
  draw(address: string, state: 'stored' | 'draft' | 'traced'): Promise<string>;
  /** The address of the editor of a page. */
  editorOf(address: string): string;
  /** What is said of the changes that are saved, where they are not in the site yet. */
  Status?: ComponentType<{ isChanged: boolean }>;
  /** Where else one may go, by what the links say. */
  links: Readonly<Record<string, string>>;
}

/** By this the server knows the draft of this window. */
export const draft = crypto.randomUUID();
const states = { stored: '', draft, traced: draft + tracedDraft };

/** The development server, which shows the editor. */
const serverPages: Pages = {
  describe: async (address) => (await fetch(`/admin/edit${address}?data`)).json(),
  async change(address, change, isToSave) {
    const request = { method: isToSave ? 'PUT' : 'POST', body: JSON.stringify(change) };
    const response = await fetch(`/admin/edit${address}?draft=${draft}`, request).catch(() => {
      throw new Error('Not saved: the server does not answer. Start it, and save again here.');
    });
    if (!response.ok) throw new Error(`Not saved: ${await response.text()}`);
    return response.json();
  },
  draw: async (address, state) => (await fetch(`${address}?draft=${states[state]}`)).text(),
  editorOf: (address) => `/admin/edit${address}`,
  links: { 'New page': '/admin/edit/?new', 'Posts, buttons, menus, brand': '/admin' },
};

/** What starts the editor may name others first. */
export const shownBy: { pages: Pages } = { pages: serverPages };
