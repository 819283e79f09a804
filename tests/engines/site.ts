import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { servePreview } from '../../hosting/preview.ts';
import { readServedFiles } from '../../hosting/served-files.ts';
import { listen } from '../support/listen.ts';

/** A request and the status of its response. */
interface Exchange {
  method: string | undefined;
  /** The path with its query. */
  path: string | undefined;
  status: number;
}

/** A violation of a page's policy, as the browser reported it. */
interface Violation {
  /** The page's path with its query. */
  path: string;
  directive: string;
}

export type Site = Awaited<ReturnType<typeof serveSite>>;

/** The path of the about page with injected script and styles. */
export const injectedPath = '/about?injected';

const injection =
  '<script>window.injected = true</script><style>h1 { color: rgb(1, 2, 3) }</style>' +
  '<p style="color: rgb(1, 2, 3)" onclick="window.injected = true">x</p>' +
  '<script src="https://intruder.example/a.js"></script><base href="https://intruder.example">';

/**
 * Serves the built site on a free port and records requests and violations of a page's policy, which
 * browsers report by themselves from the first byte of a page on.
 */
export async function serveSite() {
  const exchanges: Exchange[] = [];
  const violations: Violation[] = [];
  const preview = servePreview('build/client');
  const about = readServedFiles('build/client').find(({ urlPath }) => urlPath === '/about');

  async function recordViolation(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { 'csp-report': report } = JSON.parse(await text(request));
    const { pathname, search } = new URL(report['document-uri']);
    const directive = report['effective-directive'] ?? report['violated-directive'];
    violations.push({ path: pathname + search, directive });
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    if (request.url === '/violations') return void recordViolation(request, response);
    requestReports(response);
    response.on('finish', () => {
      exchanges.push({ method: request.method, path: request.url, status: response.statusCode });
    });
    if (request.url !== injectedPath) return void preview(request, response);
    const html = readFileSync('build/client/about.html', 'utf8');
    response.setHeaders(new Map(Object.entries(about?.headers ?? {})));
    response.end(html.replace('</main>', `${injection}</main>`));
  });
  return {
    origin: `http://localhost:${await listen(server)}`,
    exchanges,
    violations,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Adds to the policy of a response where browsers report its violations. */
function requestReports(response: ServerResponse): void {
  const setHeaders = response.setHeaders.bind(response);
  Object.assign(response, {
    setHeaders(headers: Map<string, string>) {
      const policy = headers.get('Content-Security-Policy');
      if (policy) headers.set('Content-Security-Policy', `${policy};report-uri /violations`);
      return setHeaders(headers);
    },
  });
}
