import './production.ts';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createBuilder } from 'vite';
import { loadContent } from '../app/content/load.ts';
import { ContentError } from '../app/content/problem.ts';
import { compressFiles } from './pages/compress.ts';
import { removeUnreferenced } from './pages/references.ts';
import { renderPages } from './pages/render.ts';

const next = 'build/next';
const finished = 'build/client';
const previous = 'build/previous';

/**
 * Builds the site into `build/client`. Everything is made beside it first, so that a build that
 * fails leaves the last good one as it was.
 */
async function build(): Promise<void> {
  loadContent('content');
  await rm(next, { recursive: true, force: true });
  await (await createBuilder({ logLevel: 'warn' })).buildApp();

  const client = path.join(next, 'client');
  const bundle = pathToFileURL(path.resolve(next, 'server/index.js'));
  await renderPages((await import(bundle.href)) as ServerBuild, client);
  await removeUnreferenced(client);
  await compressFiles(client);
  await putInPlace(client);
}

async function putInPlace(folder: string): Promise<void> {
  await rm(previous, { recursive: true, force: true });
  if (existsSync(finished)) await rename(finished, previous);
  try {
    await rename(folder, finished);
  } catch (error) {
    if (existsSync(previous)) await rename(previous, finished);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
  await rm(next, { recursive: true, force: true });
}

try {
  await build();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  const { length } = error.problems;
  console.error(`${error.message}\n\nThe content has ${length} problem${length > 1 ? 's' : ''}.`);
  process.exitCode = 1;
}
