import { createServer, type RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildCsp, serializeCsp } from '../../packages/sitewright/hosting/csp.ts';
import { buildHeaders } from '../../packages/sitewright/hosting/headers.ts';
import { servePreview } from '../../packages/sitewright/hosting/preview.ts';
import { listen } from '../../packages/sitewright/lib/listen.ts';
import { fileOf, htmlFiles, readBuilt } from '../support/built-site.ts';
import { builtSite } from '../support/example.ts';
import { type Browser, engines } from './engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of the engine to run in. */
    engine: string;
  }
}

/** The path of the about page with injected script and styles. */
export const injectedPath = '/about?injected';

/** The path of a page without a policy, for tests that put a page into a frame. */
export const emptyPath = '/empty';

const injection =
  '<script>document.title = "injected"</script><style>h1 { color: red }</style>' +
  '<script src="https://intruder.example/a.js"></script><base href="https://intruder.example">';

/** A person at a browser that is showing the built site. */
class Visitor {
  /** Both are set while the tests run. */
  browser!: Browser;
  origin = '';
  /** The path and query of each page that broke its policy, and the kind of directive. */
  readonly violations: { path: string; kind: string | undefined }[] = [];

  readonly #preview = servePreview(builtSite);
  readonly #respond: RequestListener = (request, response) => {
    const file = fileOf(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (htmlFiles.includes(file)) {
      // The policy in a page cannot ask for reports; a header with the same one can, and enforces nothing.
      const policy = serializeCsp(buildCsp(readBuilt(file)));
      response.setHeader('Content-Security-Policy-Report-Only', `${policy};report-uri /violations`);
    }
    if (request.url !== injectedPath) return this.#preview(request, response);
    response.setHeaders(new Map(Object.entries(buildHeaders(file, 'text/html'))));
    response.end(readBuilt(file).replace('</main>', `${injection}</main>`));
  };
  readonly server = createServer(async (request, response) => {
    if (request.url === emptyPath) {
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Empty</title>');
      return;
    }
    if (request.url !== '/violations') return this.#respond(request, response);
    const { 'csp-report': report } = (await json(request)) as Record<
      string,
      Record<string, string>
    >;
    const { pathname, search } = new URL(report?.['document-uri'] ?? '');
    const directive = report?.['effective-directive'] ?? report?.['violated-directive'];
    this.violations.push({ path: pathname + search, kind: directive?.split('-')[0] });
    response.writeHead(204).end();
  });

  visit(path: string, width: number): Promise<void> {
    return this.browser.open(this.origin + path, width);
  }

  /**
   * Clicks on the first visible element that a selector finds.
   *
   * @param across how far from its left to its right edge, from 0 to 1
   */
  async click(selector: string, across = 0.5): Promise<void> {
    const [x = 0, y = 0] = await this.evaluate(
      (selector, across) => {
        const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
        found?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left = 0, top = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
        return [Math.round(left + width * across), Math.round(top + height / 2)];
      },
      selector,
      across,
    );
    await this.browser.click(x, y);
  }

  /** Runs a function in the page; it can use nothing but its arguments. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R> {
    return this.browser.evaluate(run, ...args);
  }
}

/** Starts the built site and a browser for the tests of one file, and returns its visitor. */
export function startVisitor(): Visitor {
  const visitor = new Visitor();

  beforeAll(async () => {
    const engine = engines.find(({ name }) => name === inject('engine'));
    const file = engine?.find();
    if (!engine || !file) throw new Error(`${inject('engine')} needs ${engine?.needs}`);
    visitor.origin = `http://localhost:${await listen(visitor.server)}`;
    visitor.browser = await engine.start(file);
  });

  afterAll(async () => {
    await visitor.browser?.close();
    visitor.server.close().closeAllConnections();
  });

  return visitor;
}
