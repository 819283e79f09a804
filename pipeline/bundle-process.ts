// The process that bundle.ts starts.
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import type { BundlerJob } from './bundle.ts';
import { answerJob } from './run-in-process.ts';

await answerJob(async ({ alias, routes }: BundlerJob) => {
  globalThis.routesToBundle = routes;
  const configFile = fileURLToPath(new URL('./vite/bundler-config.ts', import.meta.url));
  const builder = await createBuilder({
    configFile,
    // Node runs the file as it is; bundling it first takes a second of work.
    configLoader: 'native',
    logLevel: 'warn',
    resolve: { alias: { ...alias } },
  });
  await builder.buildApp();
});
