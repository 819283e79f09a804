import './production.ts';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createBuilder } from 'vite';
import { knownDeadPaths } from '../app/content/known-dead-paths.ts';
import { loadContent } from '../app/content/load.ts';
import { ContentError } from '../app/content/problem.ts';
import { diskFault } from './disk-fault.ts';
import { writeJsonSchemas } from './editing/json-schemas.ts';
import { type BuiltPage, readPage } from './files/built-page.ts';
import { securityWarning } from './files/security-txt.ts';
import { writeFiles } from './files/write-files.ts';
import { writeEdgeFiles } from './hosts/cloudflare.ts';
import { BasePathError, placeUnder, readBasePath } from './hosts/github-pages.ts';
import { forgetOldest } from './kept.ts';
import { compressFiles } from './pages/compress.ts';
import { checkLinks, LinkError } from './pages/links.ts';
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
  const base = readBasePath();
  const content = loadContent('content');
  writeJsonSchemas('content', '.schemas');
  globalThis.siteContent = content;
  await rm(next, { recursive: true, force: true });
  // Made here and not by the bundler, which is less clear about a disk that it cannot write to.
  await mkdir(path.dirname(next), { recursive: true });
  await mkdir(next);
  await (await createBuilder({ logLevel: 'warn' })).buildApp();

  const client = path.join(next, 'client');
  const bundle = pathToFileURL(path.resolve(next, 'server/index.js'));
  const pages: BuiltPage[] = [];
  for await (const page of renderPages((await import(bundle.href)) as ServerBuild, client)) {
    pages.push(readPage(page));
  }
  await writeFiles(client, pages, content);
  await removeUnreferenced(client);
  await checkLinks(client, pages, { ...content.site, deadPaths: knownDeadPaths });
  if (base !== undefined) placeUnder(client, base);
  await compressFiles(client);
  const edgeWarning = writeEdgeFiles(client);
  await putInPlace(client);
  await forgetOldest();

  const expiryWarning = securityWarning(content.site.security.expires, buildTime());
  for (const warning of [edgeWarning, expiryWarning]) if (warning) console.warn(warning);
}

/** Now, unless the convention of reproducible builds says otherwise: seconds since 1970. */
function buildTime(): Date {
  const { SOURCE_DATE_EPOCH } = process.env;
  return SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
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
  if (error instanceof LinkError || error instanceof BasePathError) {
    console.error(error.message);
  } else if (error instanceof ContentError) {
    const { length } = error.problems;
    console.error(`${error.message}\n\nThe content has ${length} problem${length > 1 ? 's' : ''}.`);
  } else {
    const line = diskFault(error, 'build', 'The site that was built last is still there');
    if (!line) throw error;
    console.error(line);
    // Half a build takes space that may be what is missing.
    await rm(next, { recursive: true, force: true }).catch(() => undefined);
  }
  process.exitCode = 1;
}
