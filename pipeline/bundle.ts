import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { listFiles } from '../hosting/served-files.ts';
import type { BrandFiles } from './brand/brand-files.ts';
import { getOrCreate, hashInputs } from './build-cache.ts';
import { createFileWriter, workFolder } from './work-folder.ts';

/** All that a bundle depends on. Content that the bundler reads must be in here. */
interface BundleInputs {
  /** The hash of all code. */
  sources: string;
  /** The site's origin, which the style sheet prints. */
  origin: string;
  routes: readonly RouteConfigEntry[];
  /** Their names, not their folder, say what is in them. */
  brandFiles: BrandFiles;
}

/**
 * Bundles the site into the work folder, which is empty, or takes the bundle of the same inputs from
 * the build cache. It has a route for each kind of page, so that another page of a kind, such as a
 * post, needs no bundling.
 *
 * @returns the hash of the inputs
 * @throws Error when the bundler fails
 */
export async function bundle(inputs: BundleInputs): Promise<string> {
  const hash = hashBundle(inputs);
  const packed = await getOrCreate(`bundle-${hash}`, async () => {
    globalThis.routesToBundle = listKinds(inputs.routes).map((file) => route(file, file));
    await runBundler(inputs.brandFiles);
    return serialize(
      listFiles(workFolder).map((file) => [file, readFileSync(path.join(workFolder, file))]),
    );
  });
  const files: [file: string, bytes: Uint8Array][] = deserialize(packed);
  const writeFile = createFileWriter(workFolder);
  for (const [file, bytes] of files) writeFile(file, bytes);
  return hash;
}

/** The files of the routes: one for each kind of page. */
const listKinds = (routes: readonly RouteConfigEntry[]) =>
  [...new Set(routes.map(({ file }) => file))].sort();

export function hashBundle({ sources, origin, routes, brandFiles }: BundleInputs): string {
  const names = Object.values(brandFiles).map((file) => path.basename(file));
  return hashInputs(JSON.stringify({ sources, origin, kinds: listKinds(routes), names }));
}

async function runBundler(alias: BrandFiles): Promise<void> {
  // Loaded only where it is needed: most builds take the bundle from the build cache.
  const { createBuilder } = await import('vite');
  const configFile = fileURLToPath(new URL('./vite/bundler-config.ts', import.meta.url));
  const builder = await createBuilder({
    configFile,
    // Node runs the file as it is; bundling it first takes a second of work.
    configLoader: 'native',
    logLevel: 'warn',
    resolve: { alias: { ...alias } },
  });
  await builder.buildApp();
}
