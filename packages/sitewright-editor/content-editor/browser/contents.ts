import type { ComponentType } from 'react';
import { type DraftAnswer, draft, shownBy } from '../../page-editor/browser/pages.ts';
import type { Change } from '../../page-editor/page-draft.ts';
import type { PlacedProblem } from '../../saving/place-problems.ts';
import { askServer } from '../../storage/browser/server-storage.ts';
import { inUse } from '../../storage/browser/storage-in-use.ts';
import type { FileDescription } from '../describe-file.ts';
import type { ContentEntry, Editable } from '../list-content.ts';

/** What a frame shows of a page. */
export type PageFrame = { src: string } | { srcDoc: string };

/** What lists, describes and checks the files that this window edits in forms. */
export interface Contents {
  list(): Promise<ContentEntry[]>;
  describe(file: string): Promise<FileDescription>;
  /** Checks a change, and keeps it as the draft of this window; saves it too, where nothing speaks against it. */
  change(file: string, change: Change, isToSave: boolean): Promise<DraftAnswer>;
  /** A page as the draft of this window has it. */
  frame(page: string): Promise<PageFrame>;
  /** The address of the list; behind it and `?file=` is that of a form. */
  address: string;
  /** Where visitors find a page. */
  addressOf(page: string): string;
  /** What to do where nothing that the site says is found. */
  emptyHint?: string;
  /** Where a page is begun. */
  newPage?: string;
  /** Forgets who edits, where that is asked. */
  SignOut?: ComponentType;
}

let frames = 0;

/** The development server, which shows the editor. */
const serverContents: Contents = {
  list: async () => (await askServer('/admin/content.json')).json(),
  describe: async (file) => (await askServer(`/admin/file/${file}`)).json(),
  async change(file, change, isToSave) {
    const request = { method: isToSave ? 'PUT' : 'POST', body: JSON.stringify(change) };
    return (await askServer(`/admin/file/${file}?draft=${draft}`, request)).json();
  },
  async frame(page) {
    frames += 1;
    return { src: `${page}?draft=${draft}&frame=${frames}` };
  },
  address: '/admin',
  addressOf: (page) => page,
  newPage: '/admin/edit/?new',
};

/** What starts the editor may name others first. */
export const editedBy: { contents: Contents } = { contents: serverContents };

/** The address of the form of a file. */
export const formOf = (file: string): string => `${editedBy.contents.address}?file=${file}`;

export const editorOf = ({ file, page }: Editable): string =>
  page === undefined ? formOf(file) : shownBy.pages.editorOf(page);

/** What an address has behind its # to lead to a field, or to a line of a text. */
const anchorOf = ({ field, textLine }: PlacedProblem) =>
  encodeURIComponent(field || (textLine === undefined ? '' : `${textLine}`));

/** Where something is put right that is wrong elsewhere than in what is open; undefined where editors do not get. */
export function addressOf(problem: PlacedProblem): string | undefined {
  const { editable } = problem.at ?? {};
  return editable && `${editorOf(editable)}#${anchorOf(problem)}`;
}

/** The field, or the line of a text, that the address of this window leads to. */
export const readAnchor = (): string => decodeURIComponent(location.hash.slice(1));

/**
 * Removes a file.
 *
 * @param before its text, as it was read
 * @returns what keeps it from being removed; then it is there
 * @throws Error where somebody else has changed it
 */
export async function removeFile(file: string, before: string): Promise<readonly PlacedProblem[]> {
  const { saved, problems } = await inUse.storage.write({ [file]: { before, now: null } });
  if (problems.length > 0) return problems;
  if (!saved)
    throw new Error('somebody else has changed it. Load this page again, and look at it.');
  return [];
}
