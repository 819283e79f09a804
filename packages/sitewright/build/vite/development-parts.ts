import { build, type Plugin, type Rolldown } from 'vite';
import { findMediaType } from '../../lib/media-types.ts';
import { machineFolder, ownModule } from '../../lib/own-files.ts';
import bundlerConfig from './bundler-config.ts';
import { developmentAddress, partsPath } from './live-parts.ts';

interface Bundle {
  /** Scripts, and what else parts import, such as a picture, by their addresses. */
  served: ReadonlyMap<string, string | Uint8Array>;
  /** The files that they are made of. */
  files: ReadonlySet<string>;
}

/**
 * Development only: the scripts of parts that live are those of a build, in the form that is read best. What a part
 * may import is the same in both, and a page loads few files.
 */
export function developmentParts(): Plugin {
  let bundle: Promise<Bundle> | undefined;
  return {
    name: 'development-parts',
    apply: 'serve',
    configureServer({ watcher, ws, middlewares }) {
      watcher.on('all', async (event, file) => {
        const last = bundle;
        // Any edit may mend what kept the last one from being made, and a new file may take the place of another.
        const isSame = await last?.then(
          ({ files }) => !files.has(file),
          () => false,
        );
        if (isSame && event === 'change') return;
        if (bundle === last) bundle = undefined;
        if (last && !isSame) ws.send({ type: 'full-reload' });
      });
      middlewares.use(async ({ url = '/' }, response, next) => {
        const { pathname } = new URL(url, 'http://localhost');
        if (!pathname.startsWith(partsPath)) return next();
        bundle ??= bundleParts();
        try {
          const file = (await bundle).served.get(decodeURI(pathname));
          const headers = {
            'Content-Type': findMediaType(pathname) ?? 'text/javascript',
            'Cache-Control': 'no-cache',
          };
          response.writeHead(file === undefined ? 404 : 200, headers).end(file);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function bundleParts(): Promise<Bundle> {
  const { builder: _builder, environments: _environments, ...shared } = bundlerConfig();
  const names = `${partsPath.slice(1)}[name].js`;
  const assetFileNames = `${partsPath.slice(1)}[name]-[hash][extname]`;
  const output = { entryFileNames: names, chunkFileNames: names, assetFileNames };
  const { output: chunks } = (await build({
    ...shared,
    configFile: false,
    root: machineFolder,
    mode: 'development',
    logLevel: 'silent',
    build: {
      ...shared.build,
      write: false,
      minify: false,
      sourcemap: 'inline',
      rolldownOptions: { input: ownModule('page/inline-scripts/hydrate-part.tsx'), output },
    },
  })) as Rolldown.RolldownOutput;
  const scripts = chunks.flatMap((one) => (one.type === 'chunk' ? [one] : []));
  const entries = scripts.flatMap(({ facadeModuleId, fileName }) =>
    facadeModuleId?.startsWith('virtual:')
      ? [[developmentAddress(facadeModuleId), `export { default } from "/${fileName}";`] as const]
      : [],
  );
  return {
    served: new Map<string, string | Uint8Array>([
      ...entries,
      ...chunks.map(
        (one) => [`/${one.fileName}`, one.type === 'chunk' ? one.code : one.source] as const,
      ),
    ]),
    files: new Set(
      scripts.flatMap(({ moduleIds }) => moduleIds.map((id) => id.replace(/\?.*/, ''))),
    ),
  };
}
