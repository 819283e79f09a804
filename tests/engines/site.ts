import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { servePreview } from '../../hosting/preview.ts';
import { readServedFile } from '../../hosting/served-files.ts';
import { changeHeader } from '../support/change-header.ts';
import { listen } from '../support/listen.ts';

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
  /** Each request with the path and query of its URL, and the status of its response. */
  const exchanges: { method: string | undefined; path: string | undefined; status: number }[] = [];
  /** The path and query of each page that broke its policy, and the directive. */
  const violations: { path: string; directive: string }[] = [];
  const preview = servePreview('build/client');

  async function recordViolation(request: IncomingMessage): Promise<void> {
    const report = ((await json(request)) as Record<string, Record<string, string>>)['csp-report'];
    const { pathname, search } = new URL(report?.['document-uri'] ?? '');
    const directive = report?.['effective-directive'] ?? report?.['violated-directive'] ?? '';
    violations.push({ path: pathname + search, directive });
  }

  const respond: RequestListener = (request, response) => {
    response.on('finish', () => {
      exchanges.push({ method: request.method, path: request.url, status: response.statusCode });
    });
    if (request.url !== injectedPath) return preview(request, response);
    const { headers = {} } = readServedFile('build/client', 'about.html') ?? {};
    response.setHeaders(new Map(Object.entries(headers)));
    const html = readFileSync('build/client/about.html', 'utf8');
    response.end(html.replace('</main>', `${injection}</main>`));
  };
  const reporting = changeHeader(
    respond,
    'Content-Security-Policy',
    (policy) => `${policy};report-uri /violations`,
  );
  const server = createServer(async (request, response) => {
    if (request.url !== '/violations') return reporting(request, response);
    await recordViolation(request);
    response.writeHead(204).end();
  });
  return {
    origin: `http://localhost:${await listen(server)}`,
    exchanges,
    violations,
    async close() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}
