import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { listFilesIn } from '../hosting/served-files.ts';
import { machineFolder, ownModule } from '../lib/own-files.ts';
import { UserError } from '../lib/user-error.ts';
import type { BrandFiles } from './brand/brand-files.ts';
import { getOrCreate, hashInputs } from './build-cache.ts';
import { createFileWriter, workFolder } from './work-folder.ts';

/** All that a bundle depends on. Content that the bundler reads must be in here. */
interface BundleInputs {
  /** The hash of all code. */
  sources: string;
  /** The site's origin, which the style sheet prints. */
  origin: string;
  /** Their names, not their folder, say what is in them. */
  brandFiles: BrandFiles;
}

/**
 * Bundles the site into the work folder, which is empty, or takes the bundle of the same inputs from
 * the build cache. It draws every kind of page, so that another page, such as a post, needs no bundling.
 *
 * @returns the hash of the inputs
 * @throws UserError when the bundler fails, as for a mistake in the site's own code
 */
export async function bundle(inputs: BundleInputs): Promise<string> {
  const hash = hashBundle(inputs);
  const packed = await getOrCreate(`bundle-${hash}`, async () => {
    await runBundler(inputs);
    return serialize(
      listFilesIn(workFolder).map((file) => [file, readFileSync(path.join(workFolder, file))]),
    );
  });
  const files: [file: string, bytes: Uint8Array][] = deserialize(packed);
  const writeFile = createFileWriter(workFolder);
  for (const [file, bytes] of files) writeFile(file, bytes);
  return hash;
}

export function hashBundle({ sources, origin, brandFiles }: BundleInputs): string {
  const names = Object.values(brandFiles).map((file) => path.basename(file));
  return hashInputs(JSON.stringify({ sources, origin, names }));
}

/**
 * In a process of its own, with this one's limits of memory: the system has its memory back before pages
 * are rendered.
 */
async function runBundler({ brandFiles, origin }: BundleInputs): Promise<void> {
  const own = { BRAND_FILES: JSON.stringify(brandFiles), SITE_ORIGIN: origin };
  const env = { ...process.env, ...own };
  // The machine's own, whatever the site has installed.
  const { resolve } = createRequire(import.meta.url);
  const vite = path.join(path.dirname(resolve('vite/package.json')), 'bin/vite.js');
  const bundler = [vite, 'build', machineFolder, '--app', '--logLevel', 'warn'];
  // Node runs the settings as they are; bundling them first takes a second of work.
  const settings = [
    '--config',
    ownModule('build/vite/bundler-config.ts'),
    '--configLoader',
    'native',
  ];
  const options = [...process.execArgv, ...bundler, ...settings];
  try {
    const { stderr } = await promisify(execFile)(process.execPath, options, { env });
    process.stderr.write(stderr);
  } catch (error) {
    throw new UserError(describeMistake((error as { stderr?: string }).stderr ?? String(error)));
  }
}

/** What the bundler says of a mistake, without its colours and its stack. */
function describeMistake(stderr: string): string {
  const [said = ''] = stripVTControlCharacters(stderr).split(/\n {4}at /);
  // What a plugin of ours has found says its place itself.
  const own = /^\[plugin [^\n]*\nUserError: /;
  return said
    .replace(/^[\s\S]*?Build failed with [^\n]*\n/, '')
    .trim()
    .replace(own, '');
}
