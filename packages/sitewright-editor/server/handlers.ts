import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import type { Operations } from '../backend/operations.ts';
import type { ShownDraft } from '../page-editor/page-draft.ts';
import { findPlace, savePicture } from '../storage/content-files.ts';
import { spokenLanguage } from '../words/words.ts';
import { bundleEditor } from './bundle-editor.ts';
import { opening } from './loading-screen.ts';
import type { ServerState } from './server-state.ts';

/** The editors may connect to this server only. They create styles and one worker at run time. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "script-src 'self' 'unsafe-inline' blob:",
  "worker-src 'self' blob:",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob:",
  "frame-ancestors 'none'",
].join('; ');

/** A browser that opens a drawing by itself runs nothing in it. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export interface Asked extends ServerState {
  /** The content folder. */
  folder: string;
  /** Loads a module as it is now, by its path in the project: what checks content knows edits of the kinds. */
  load<Module>(file: string): Promise<Module>;
  request: IncomingMessage;
  /** What the request brings. */
  body: Buffer;
  response: ServerResponse;
  /** What the address has behind the endpoint's own part. */
  name: string;
  query: URLSearchParams;
}

export function respond(
  response: ServerResponse,
  text: string,
  type = 'plain',
  status = 200,
): void {
  response.writeHead(status, { 'Content-Type': `text/${type}; charset=utf-8` }).end(text);
}

export function respondWithPage({ response }: Asked): void {
  response.setHeader('Content-Security-Policy', policy);
  const text = readFileSync(path.join(import.meta.dirname, 'editor.html'), 'utf8');
  const own = text.replace('lang="en"', `lang="${spokenLanguage()}"`);
  respond(response, own.replace('{opening}', opening()), 'html');
}

/** The editors, bundled when one is opened first: no edit of the content reloads them. */
let bundle: ReturnType<typeof bundleEditor> | undefined;

export async function respondWithBundle({ response, name }: Asked): Promise<void> {
  // One that fails is made anew for the next who opens an editor.
  bundle ??= bundleEditor('browser/start.ts').catch((error: Error) => {
    bundle = undefined;
    throw error;
  });
  const type = { js: 'javascript', css: 'css' }[path.extname(name).slice(1)] ?? 'plain';
  respond(response, (await bundle).get(name) ?? '', type);
}

export function respondWithPicture({ request, response, folder, name }: Asked): void {
  findPlace(folder, `pictures/${name}`);
  response.setHeader('Content-Security-Policy', drawingPolicy);
  send(request, `pictures/${encodeURI(name)}`, { root: folder, cacheControl: false }).pipe(
    response,
  );
}

export async function takePicture({ body, response, folder, name }: Asked): Promise<void> {
  await savePicture(folder, `pictures/${name}`, body);
  respond(response, '');
}

const loadContent = ({ load }: Asked) =>
  load<typeof import('../backend/disk-content.ts')>('backend/disk-content.ts');

/** Answers with what an operation on the content gives. */
export const respondWith =
  (act: (content: Operations, asked: Asked) => Promise<unknown>) => async (asked: Asked) => {
    const { drafts, folder, query, response, session } = asked;
    const { keepDraft, openFolder } = await loadContent(asked);
    const name = query.get('draft');
    // What no window shows, such as a change that is undone, is no draft: any page would be drawn with it.
    const keep = (shown: ShownDraft) => void (name && keepDraft(drafts, name, shown));
    respond(response, JSON.stringify(await act(openFolder(folder, keep, session), asked)));
  };

/** The editor of a page, or what it needs to know of it; where there is none, the form of what is there. */
export async function respondWithEditor(asked: Asked): Promise<void> {
  const { folder, response, name, query } = asked;
  if (query.has('data')) return respondWith((content) => content.describePage(name))(asked);
  const form = query.has('new') ? undefined : (await loadContent(asked)).findForm(folder, name);
  if (form === undefined) respondWithPage(asked);
  else response.writeHead(302, { Location: form }).end();
}
