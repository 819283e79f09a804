import type { DraftAnswer } from '../../page-editor/browser/pages.ts';
import type { Change } from '../../page-editor/page-draft.ts';
import type { FileDescription } from '../describe-file.ts';
import type { ContentEntry } from '../list-content.ts';

/** All that this editor asks of where the content is. */

/** By this the server knows the draft of this window. */
export const draft = crypto.randomUUID();

async function ask(address: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(address, request).catch(() => {
    throw new Error('The server does not answer. Start it, and try again here.');
  });
  if (!response.ok) throw new Error(await response.text());
  return response;
}

export const readContentList = async (): Promise<ContentEntry[]> =>
  (await ask('/admin/content.json')).json();

export const readDescription = async (file: string): Promise<FileDescription> =>
  (await ask(`/admin/file/${file}?data`)).json();

const sendChange = async (method: string, file: string, change: Change): Promise<DraftAnswer> => {
  const body = JSON.stringify(change);
  return (await ask(`/admin/file/${file}?draft=${draft}`, { method, body })).json();
};

/** Has a change checked; the site can be looked at with it, by the name of this window’s draft. */
export const checkChange = (file: string, change: Change) => sendChange('POST', file, change);

export const saveChange = (file: string, change: Change) => sendChange('PUT', file, change);

export const removeFile = (file: string) =>
  ask(`/admin/files/content/${file}`, { method: 'DELETE' });
