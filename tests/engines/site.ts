import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createPreviewServer } from '../../hosting/preview/server.ts';
import { createSnapshotReader } from '../../hosting/preview/snapshot.ts';
import { readServedFiles } from '../../hosting/served-files.ts';

/** What the site was asked, and how it answered. */
interface Answer {
  method: string | undefined;
  /** The path with its query. */
  path: string | undefined;
  status: number;
}

/** Something that a page's policy forbade, as the browser reported it. */
interface Violation {
  /** The page's path with its query. */
  path: string;
  directive: string;
}

export interface Site {
  origin: string;
  answers: Answer[];
  violations: Violation[];
  close(): Promise<void>;
}

/** Under this address the page about the company comes with a script and styles of somebody else. */
export const intruded = '/about?intruded';

const foreign =
  '<script>window.intruder = true</script><style>h1 { color: rgb(1, 2, 3) }</style>' +
  '<p style="color: rgb(1, 2, 3)" onclick="window.intruder = true">x</p>';

/**
 * Serves the built site on a free port, keeps what it was asked, and has browsers report whatever
 * breaks a page's policy: every engine does so by itself, from the first byte of a page on.
 */
export async function serveSite(): Promise<Site> {
  const answers: Answer[] = [];
  const violations: Violation[] = [];
  const preview = createPreviewServer(createSnapshotReader('build/client', console.error));
  const about = readServedFiles('build/client').find(({ urlPath }) => urlPath === '/about');

  async function note(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'csp-report': report } = JSON.parse(await text(request));
    const { pathname, search } = new URL(report['document-uri']);
    const directive = report['effective-directive'] ?? report['violated-directive'];
    violations.push({ path: pathname + search, directive });
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    if (request.url === '/violations') return void note(request, response);
    reportViolations(response);
    response.on('finish', () => {
      answers.push({ method: request.method, path: request.url, status: response.statusCode });
    });
    if (request.url !== intruded) return void preview.emit('request', request, response);
    const html = readFileSync('build/client/about.html', 'utf8');
    response.writeHead(200, about?.headers).end(html.replace('</main>', `${foreign}</main>`));
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    origin: `http://localhost:${address.port}`,
    answers,
    violations,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Adds to the policy of an answer where its violations are to be reported. */
function reportViolations(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead(status: number, headers: Record<string, string>) {
      const policy = headers['Content-Security-Policy'];
      const reported = policy && { 'Content-Security-Policy': `${policy};report-uri /violations` };
      return writeHead(status, { ...headers, ...reported });
    },
  });
}
