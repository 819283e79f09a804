// The process that bundle.ts starts.
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import { describeError } from '../lib/report-error.ts';
import type { BundleOutcome, BundlerJob } from './bundle.ts';
import { buildTask } from './work-folder.ts';

const send = (outcome: BundleOutcome) => process.send?.(outcome);

try {
  const { alias, routes }: BundlerJob = JSON.parse(process.argv[2] ?? '');
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
  send({});
} catch (error) {
  const failure = describeError(error, buildTask);
  if (failure === undefined) throw error;
  send({ failure });
}
