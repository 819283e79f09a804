import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { BrandFiles } from './brand/brand-files.ts';
import { getOrCreate, hashInputs } from './build-cache.ts';
import { completeStyles } from './css/complete-styles.ts';
import { packFolder, unpackFolder } from './pack-folder.ts';
import { runInProcess } from './run-in-process.ts';
import {
  flattenRoutes,
  listBundledIds,
  pickBundledRoutes,
  writeSiteRoutes,
} from './site-routes.ts';
import { workFolder } from './work-folder.ts';

/** All that a bundle depends on. Content that the bundler reads must be in here. */
export interface BundleInputs {
  /** The hash of all code. */
  sources: string;
  /** The site's origin, which the style sheet prints. The bundler does not know it. */
  origin: string;
  /** The site's routes. The bundle depends on their files alone. */
  routes: RouteConfigEntry[];
  /** Their names, not their folder, say what is in them. */
  brandFiles: BrandFiles;
}

/** What the bundling process gets. */
export interface BundlerJob {
  alias: BrandFiles;
  /** A route of each kind: more would take time and memory, and change nothing but the list of routes. */
  routes: RouteConfigEntry[];
}

const standInsPlaceholder = fileURLToPath(new URL('./css/stand-ins.css', import.meta.url));

/** With which routes a bundle was made, which may be another build's. */
const bundledIdsFile = path.join(workFolder, 'bundled-ids.json');

/**
 * Bundles the site into the work folder, which is empty, or takes the bundle of the same inputs from
 * the build cache.
 *
 * @returns the hash of the inputs
 * @throws UserError when the bundler fails; unless the disk is the reason, the bundling process has
 *   printed it
 */
export async function bundle(inputs: BundleInputs): Promise<string> {
  const { origin } = inputs;
  const routes = flattenRoutes(inputs.routes);
  const standIns = readFileSync(inputs.brandFiles['@brand/stand-ins.css'], 'utf8');
  const hash = hashBundle(inputs);
  let isNew = false;
  const packed = await getOrCreate(`bundle-${hash}`, async () => {
    isNew = true;
    await runBundler({
      alias: withoutStandIns(inputs.brandFiles),
      routes: pickBundledRoutes(inputs.routes),
    });
    writeFileSync(bundledIdsFile, JSON.stringify(listBundledIds(routes)));
    return packFolder(workFolder);
  });
  if (!isNew) unpackFolder(packed, workFolder);
  writeSiteRoutes(workFolder, routes, JSON.parse(readFileSync(bundledIdsFile, 'utf8')));
  completeStyles(path.join(workFolder, 'client/assets'), origin, standIns);
  return hashInputs(hash, origin, standIns);
}

/** A hash of all that the bundler reads. What is written into a bundle afterwards is not in it. */
export function hashBundle({ sources, routes, brandFiles }: Omit<BundleInputs, 'origin'>): string {
  const files = Object.keys(listBundledIds(flattenRoutes(routes))).sort();
  const names = Object.values(withoutStandIns(brandFiles)).map((file) => path.basename(file));
  return hashInputs(JSON.stringify({ sources, files, names }));
}

const withoutStandIns = (brandFiles: BrandFiles): BrandFiles => ({
  ...brandFiles,
  '@brand/stand-ins.css': standInsPlaceholder,
});

/** Runs the bundler in a process of its own, as it takes a third of a gigabyte. */
async function runBundler(job: BundlerJob): Promise<void> {
  // A quarter less memory, for half a second of processor time; what the bundler's native code frees
  // goes back to the system at once.
  const execArgv = [...process.execArgv, '--optimize-for-size'];
  const env = { ...process.env, MIMALLOC_PURGE_DELAY: '0' };
  const file = new URL('./bundle-process.ts', import.meta.url);
  await runInProcess('The bundler', file, job, { execArgv, env });
}
