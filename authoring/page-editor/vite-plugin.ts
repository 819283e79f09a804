import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import {
  build,
  isRunnableDevEnvironment,
  type Plugin,
  type Rollup,
  type ViteDevServer,
} from 'vite';
import { parse, stringify } from 'yaml';
import { contentFolder, nameContentFile } from '../../app/content/content-folder.ts';
import { pathOfPage } from '../../app/content/page-files.ts';
import { formatProblem } from '../../app/content/problem.ts';
import { pagePath } from '../../app/content/schemas/fields.ts';
import { mergeYaml } from '../admin/merge-files.ts';
import { isLocal, respond, sendJson } from '../admin/vite-plugin.ts';
import { schemaLine } from '../editor-schemas.ts';

/** The editor may load from and connect to this server only. */
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:";

/**
 * Development only: `/admin/edit/pricing` is the page `/pricing` with its editor, which works on the file of
 * the page. It is only accessible from localhost.
 */
export function pageEditor(): Plugin {
  return {
    name: 'page-editor',
    apply: 'serve',
    configureServer(server) {
      let files: ReturnType<typeof bundleEditor> | undefined;
      server.middlewares.use('/admin/edit', async (request, response) => {
        try {
          const url = new URL(request.url ?? '/', 'http://localhost');
          const [, name, type] = /^\/(editor\.(js|css))$/.exec(url.pathname) ?? [];
          if (!isLocal(request)) respond(response, 403, 'Only accessible from localhost\n');
          else if (!name) await handle(server, url, request, response);
          else {
            files ??= bundleEditor(server.config.root);
            const text = (await files).get(name) ?? '';
            respond(response, 200, text, type === 'js' ? 'text/javascript' : 'text/css');
          }
        } catch (error) {
          respond(response, 400, (error as Error).message);
        }
      });
    },
  };
}

/** The editor with its packages: no other page loads them, and no edit of the content reloads it. */
async function bundleEditor(root: string): Promise<Map<string, string>> {
  const entry = path.join(root, 'authoring/page-editor/browser/editor.tsx');
  const bundles = (await build({
    ...{ configFile: false, publicDir: false, root, logLevel: 'error' },
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'editor' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput[];
  const outputs = bundles.flatMap(({ output }) => output);
  return new Map(
    outputs.map((one) =>
      one.type === 'chunk' ? ['editor.js', one.code] : ['editor.css', String(one.source)],
    ),
  );
}

async function handle(
  { config, environments }: ViteDevServer,
  { pathname: address, searchParams: query }: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isRunnableDevEnvironment(environments.ssr)) throw new Error('The server runs no modules');
  // By the schemas as they are now: the server knows their edits.
  const content: typeof import('./page-draft.ts') = await environments.ssr.runner.import(
    '/authoring/page-editor/page-draft.ts',
  );
  const file = content.findPage(contentFolder, address)?.file;
  if (query.has('new') && request.method === 'PUT') {
    const { text, problems } = draftPage(content, (await json(request)) as NewPage);
    const expected = 'expected an address such as /spring that no other page has';
    const isFree = !file && pagePath.safeParse(address).success;
    const all = isFree ? problems : [...problems, { field: 'address', message: expected }];
    if (all.length === 0) createPage(address, text);
    sendJson(response, all);
  } else if (!file) response.writeHead(302, { Location: '/admin' }).end();
  else if (query.has('data')) sendJson(response, content.describePage(contentFolder, address));
  else if (request.method === 'GET') {
    const page = query.has('new') ? 'new-page.html' : 'page-editor.html';
    response.setHeader('Content-Security-Policy', policy);
    const place = path.join(config.root, 'authoring/page-editor', page);
    respond(response, 200, readFileSync(place, 'utf8'), 'text/html');
  } else {
    const { source, value, order } = (await json(request)) as Change;
    const [name, place] = [nameContentFile(contentFolder, file), path.join(contentFolder, file)];
    const text = mergeYaml(name, source, value, order);
    const current = readFileSync(place, 'utf8');
    const { content: draft, problems } = content.loadDraft(contentFolder, file, text);
    globalThis.contentDrafts ??= new Map();
    if (draft) globalThis.contentDrafts.set(query.get('draft') ?? '', draft);
    const own = problems.filter((one) => one.file === name);
    const isSaved =
      request.method === 'PUT' && current === source && (own.length === 0 || draft !== undefined);
    if (isSaved) writeFileSync(place, text);
    const others = problems.filter((one) => one.file !== name).map(formatProblem);
    sendJson(response, { own, others, isShown: draft !== undefined, isSaved, current, text });
  }
}

/** What the editor sends of a page: the file as it knows it, what it is to say, and the keys of its sections. */
interface Change {
  source: string;
  value: object;
  order: string[];
}

/** The title and description of a new page, and the path of the page whose sections it gets, if any. */
type NewPage = Record<'title' | 'description' | 'from', string>;

/** The text of a new page, with what is wrong in its title and description. */
function draftPage(
  { findPage, loadDraft }: typeof import('./page-draft.ts'),
  { title, description, from }: NewPage,
) {
  const file = findPage(contentFolder, from || '/')?.file ?? 'home.yaml';
  const source = readFileSync(path.join(contentFolder, file), 'utf8');
  const meta = { title, description };
  const text = from
    ? mergeYaml(file, source, { ...parse(source), meta })
    : stringify({ meta, hero: { title, lead: description } }, { lineWidth: 0 });
  const { problems } = loadDraft(contentFolder, file, text);
  return { text, problems: problems.filter(({ field }) => field.startsWith('meta.')) };
}

function createPage(address: string, text: string): void {
  const short = `${address.slice(1)}.yaml`;
  const file = pathOfPage(short) === address ? short : `pages/${short}`;
  const place = path.join(contentFolder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  const fields = text.replace(/^# yaml-language-server:.*\n/, '');
  writeFileSync(place, schemaLine(file) + fields, { flag: 'wx' });
}
