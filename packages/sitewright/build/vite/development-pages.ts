import type { Plugin } from 'vite';
import type { SiteContent } from '../../content/pages/site-content.ts';
import { ownModule } from '../../lib/own-files.ts';
import { explainViewError } from '../render/explain-view-error.ts';

/**
 * Development only: renders each page when it is asked for, and again when code that draws it is edited.
 *
 * @param drafts the content with what is not saved yet, by the names that addresses say as `draft`
 */
export function developmentPages(drafts: ReadonlyMap<string, SiteContent>): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    // What Vite itself serves, such as modules and style sheets, comes first.
    configureServer: (server) => () => {
      const answer = async (url: URL) => {
        const module = await server.ssrLoadModule(ownModule('build/vite/answer-request.ts'));
        const { answerRequest } = module as typeof import('./answer-request.ts');
        return answerRequest(url, drafts);
      };
      // What draws pages and what they say is loaded before somebody asks, who is told of mistakes then.
      server.httpServer?.once('listening', () => {
        answer(new URL('http://localhost/')).catch(() => undefined);
      });
      server.middlewares.use(async (request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', 'http://localhost');
        try {
          const { status, headers, text } = await answer(url);
          response.writeHead(status, headers).end(text);
        } catch (error) {
          // Its places are those of the code that runs here.
          if (error instanceof Error) server.ssrFixStacktrace(error);
          next(explainViewError(error, decodeURI(url.pathname)));
        }
      });
    },
    hotUpdate({ modules, server }) {
      const { name } = this.environment;
      if (name !== 'ssr' || modules.length === 0) return;
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
