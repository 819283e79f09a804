import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Development } from 'sitewright/build';
import { Refusal } from 'sitewright/node';
import type { Plugin } from 'vite';
import { speakFor } from '../words/server/speak-for.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import { guardEndpoint, readBody } from './guard-endpoint.ts';
import { type Asked, respond } from './handlers.ts';
import { ownModule } from './own-module.ts';
import type { ServerState } from './server-state.ts';

/**
 * Development only: a content editor at `/admin`, and at `/admin/edit/pricing` the page `/pricing` with its
 * editor. Both work on the files of the content folder, and are only accessible from this machine.
 *
 * @param folder the content folder
 * @param kept takes what is not saved yet, and what is remembered of the content
 * @param loadModule loads modules as the server knows their edits
 */
export function editors(
  folder: string,
  kept: ServerState,
  loadModule: Development['load'],
): Plugin {
  return {
    name: 'editors',
    apply: 'serve',
    configureServer(server) {
      const load = <Module>(file: string): Promise<Module> => loadModule(server, ownModule(file));
      const listOrigins = () => {
        const { local = [], network = [] } = server.resolvedUrls ?? {};
        return [...local, ...network].map((address) => new URL(address).origin);
      };
      server.middlewares.use('/admin', createHandler({ ...kept, folder, load }, listOrigins));
    },
  };
}

/**
 * Answers what is asked below `/admin`, which the addresses of requests do not name.
 *
 * What changes something is answered one after the other: each is checked with what the one before has saved.
 *
 * @param known what each answer gets beside the request
 * @param listOrigins says which origins are the server's own
 * @param patience in which each body has to arrive, in milliseconds; left out, half a minute
 */
export function createHandler(
  known: Pick<Asked, 'folder' | 'load' | keyof ServerState>,
  listOrigins: () => readonly string[],
  patience?: number,
) {
  let lastChange: Promise<unknown> = Promise.resolve();
  const answerTo = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let methods: Endpoint['methods'] = {};
    try {
      const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
      const address = decodeURIComponent(pathname);
      const endpoint = endpoints.find((one) => one.address.test(address));
      methods = endpoint?.methods ?? {};
      guardEndpoint(request, listOrigins(), endpoint && methods);
      if (!endpoint) throw new Refusal(404, 'Not found');
      const [, name = ''] = endpoint.address.exec(address) ?? [];
      const method = methods[request.method ?? ''];
      const body = await readBody(request, method?.most, patience);
      const asked = { ...known, request, response, name, query, body };
      const answer = async () => method?.answer(asked);
      const answered = request.method === 'GET' ? answer() : lastChange.then(answer);
      if (request.method !== 'GET') lastChange = answered.catch(() => undefined);
      await answered;
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 400;
      // What is still on its way goes nowhere; a connection that is cut would take the answer along.
      request.resume();
      // What did not come in time may never come.
      if (status === 408) response.setHeader('Connection', 'close');
      if (status === 405) response.setHeader('Allow', Object.keys(methods).join(', '));
      respond(response, `${(error as Error).message}\n`, 'plain', status);
    }
  };
  return (request: IncomingMessage, response: ServerResponse) =>
    speakFor(request, () => answerTo(request, response));
}
