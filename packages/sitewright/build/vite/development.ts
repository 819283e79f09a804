import { isRunnableDevEnvironment, type Plugin } from 'vite';
import { describeElsewhere, loadCompanionParts } from '../../companions.mjs';
import { contentFolder } from '../../content/disk/content-folder.ts';
import type { SiteContent } from '../../content/pages/site-content.ts';
import type { Development } from './development-part.ts';

const place = globalThis as { sitewrightDrafts?: Map<string, SiteContent> };

/** The drafts of a server that starts again in its process, as it does after an edit of the brand. */
export function keepDrafts(): Map<string, SiteContent> {
  place.sitewrightDrafts ??= new Map();
  return place.sitewrightDrafts;
}

/** The plug-ins of the companion packages of the site, which is the working directory. */
export async function loadCompanionPlugins(drafts: Development['drafts']): Promise<Plugin[]> {
  const load: Development['load'] = async ({ environments: { ssr } }, file) => {
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The server cannot run modules');
    return ssr.runner.import(file);
  };
  const parts = await loadCompanionParts('development');
  return parts.flatMap((one) => one({ folder: contentFolder, drafts, load }));
}

/** Says what to install at the address of the editor, which no other package has answered. */
export function missingEditor(): Plugin {
  return {
    name: 'missing-editor',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use('/admin', (_request, response) => {
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end(`${describeElsewhere('/admin')}\n`);
      });
    },
  };
}
