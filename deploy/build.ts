import './production.ts';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { knownDeadPaths } from '../app/content/known-dead-paths.ts';
import { BundlerStopped, bundle, next } from './bundle.ts';
import { securityWarning } from './files/security-txt.ts';
import { writeFiles } from './files/write-files.ts';
import { writeEdgeFiles } from './hosts/cloudflare.ts';
import { placeUnder, readBasePath } from './hosts/github-pages.ts';
import { forgetOldest } from './kept.ts';
import { contentEntries } from './launch/entries.ts';
import { compressFiles } from './pages/compress.ts';
import { checkLinks } from './pages/links.ts';
import { makePages } from './pages/make-pages.ts';
import { removeUnreferenced } from './pages/references.ts';
import { reportFault } from './report-fault.ts';

const finished = 'build/client';
const previous = 'build/previous';

/**
 * Builds the site into `build/client`. Everything is made beside it first, so that a build that
 * fails leaves the last good one as it was.
 */
async function build(): Promise<void> {
  const base = readBasePath();
  const content = await bundle();
  const client = path.join(next, 'client');
  const server = path.join(next, 'server/index.js');
  const pages = await makePages({ server, folder: client, content });
  writeFiles(client, pages, content);
  await removeUnreferenced(client);
  await checkLinks(client, pages, {
    ...content.site,
    deadPaths: knownDeadPaths,
    entries: contentEntries('content'),
  });
  if (base !== undefined) placeUnder(client, base);
  const edgeWarning = writeEdgeFiles(client);
  await compressFiles(client);
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
  process.exitCode = 1;
  // Half a build takes space that may be what is missing.
  await rm(next, { recursive: true, force: true }).catch(() => undefined);
  if (!(error instanceof BundlerStopped)) reportFault(error);
}
