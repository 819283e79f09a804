import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { readLanguageTags } from 'sitewright/languages';
import { Refusal } from 'sitewright/node';
import { readSite } from 'sitewright/site';
import type { NewPage } from '../page-editor/compose-page.ts';
import { tracedDraft } from '../page-editor/field-marks.ts';
import type { Change } from '../page-editor/page-draft.ts';
import type { Move } from '../page-moves/move.ts';
import {
  findPlace,
  listContentFiles,
  listVersions,
  savePicture,
  type TextChanges,
} from '../storage/content-files.ts';
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

export function respondWithPage({ response, folder }: Asked, file = 'editor.html'): void {
  response.setHeader('Content-Security-Policy', policy);
  const [tag] = readLanguageTags(readSite(folder));
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const page = text.replace('lang="en"', `lang="${tag}"`).replace('{opening}', opening);
  respond(response, page, 'html');
}

/** The editors, bundled when one is opened first: no edit of the content reloads them. */
let bundle: ReturnType<typeof bundleEditor> | undefined;

export async function respondWithBundle({ response, name }: Asked): Promise<void> {
  // One that fails is made anew for the next who opens an editor.
  bundle ??= bundleEditor('browser/start.ts').catch((error: Error) => {
    bundle = undefined;
    throw error;
  });
  respond(response, (await bundle).get(name) ?? '', name.endsWith('js') ? 'javascript' : 'css');
}

export function respondWithList({ response, folder }: Asked): void {
  respond(response, JSON.stringify(listContentFiles(readSite(folder))));
}

export function respondWithFile({ request, response, folder, name }: Asked): void {
  findPlace(folder, name);
  response.setHeader('Content-Security-Policy', drawingPolicy);
  send(request, encodeURI(name), { root: folder, cacheControl: false }).pipe(response);
}

export async function takePicture({ body, response, folder, name }: Asked): Promise<void> {
  await savePicture(folder, name, body);
  respond(response, '');
}

const loadSaving = ({ load }: Asked) =>
  load<typeof import('../storage/content-files.ts')>('storage/content-files.ts');

export async function takeChanges(asked: Asked): Promise<void> {
  const { body, response, folder } = asked;
  const changes: TextChanges = JSON.parse(`${body}`);
  const { saveFiles } = await loadSaving(asked);
  respond(response, JSON.stringify(await saveFiles(folder, changes)));
}

/** Renames, duplicates or deletes a page, with all that leads to it. */
export async function takeMove(asked: Asked): Promise<void> {
  const { body, response, folder, load } = asked;
  const move: Move = JSON.parse(`${body}`);
  const file = 'page-moves/plan-move.ts';
  const { planMove } = await load<typeof import('../page-moves/plan-move.ts')>(file);
  const { saveFiles } = await loadSaving(asked);
  const written = await saveFiles(folder, planMove(readSite(folder), move));
  respond(response, JSON.stringify(written));
}

export function respondWithHistory({ response, folder, name }: Asked): void {
  respond(response, JSON.stringify(listVersions(findPlace(folder, name))));
}

const loadPages = ({ load }: Asked) =>
  load<typeof import('../page-editor/page-files.ts')>('page-editor/page-files.ts');

export async function respondWithEditor(asked: Asked): Promise<void> {
  const { folder, response, name, query } = asked;
  const pages = await loadPages(asked);
  if (query.has('data')) {
    const page = pages.describePage(folder, name);
    if (!page)
      throw new Refusal(404, `The site has no page ${name}: choose one of the list at /admin.`);
    respond(response, JSON.stringify(page));
  } else if (query.has('new') || pages.hasPage(folder, name)) respondWithPage(asked);
  else response.writeHead(302, { Location: pages.findForm(folder, name) }).end();
}

/** Makes a page. */
export async function takePage(asked: Asked): Promise<void> {
  const { folder, response, name, body, load } = asked;
  const said: NewPage = JSON.parse(`${body}`);
  const file = 'page-editor/create-page.ts';
  const { createPage } = await load<typeof import('../page-editor/create-page.ts')>(file);
  respond(response, JSON.stringify(await createPage(folder, name, said)));
}

/** Two of each window that is open. */
const mostDrafts = 40;

/** What is not saved yet is checked, and can be looked at by the name of the window that sent it. */
const isSave = ({ request }: Asked) => request.method === 'PUT';

function respondWithChange({ response, drafts, query }: Asked, changed: ChangedFile): void {
  const { shown, ...answer } = changed;
  const draft = query.get('draft') ?? '';
  if (shown) {
    for (const [name, content] of [
      [draft, shown.content],
      [`${draft}${tracedDraft}`, shown.traced],
    ] as const) {
      drafts.delete(name);
      drafts.set(name, content);
    }
    // Windows that are closed say nothing any more: a server runs for weeks.
    for (const name of [...drafts.keys()].slice(0, -mostDrafts)) drafts.delete(name);
  }
  respond(response, JSON.stringify({ ...answer, isShown: shown !== undefined }));
}

type ChangedFile = Awaited<ReturnType<typeof import('../page-editor/page-files.ts').changeFile>>;

export async function respondWithContent({ response, folder, load }: Asked): Promise<void> {
  const file = 'content-editor/list-content.ts';
  const { listContent } = await load<typeof import('../content-editor/list-content.ts')>(file);
  respond(response, JSON.stringify(listContent(readSite(folder))));
}

export async function respondWithForm(asked: Asked): Promise<void> {
  const { response, folder, name, load } = asked;
  findPlace(folder, name);
  const file = 'content-editor/describe-file.ts';
  const { describeFile } = await load<typeof import('../content-editor/describe-file.ts')>(file);
  respond(response, JSON.stringify(describeFile(readSite(folder), name, path.resolve(folder))));
}

export async function takeForm(asked: Asked): Promise<void> {
  const { folder, name, body } = asked;
  const { changeFile } = await loadPages(asked);
  const change: Change = JSON.parse(`${body}`);
  respondWithChange(asked, await changeFile(folder, name, change, isSave(asked), asked.session));
}
