import './production.ts';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { contentEntries } from '../app/content/content-values.ts';
import { knownDeadPaths } from '../app/content/planned-paths.ts';
import { readBasePath } from '../hosting/base-path.ts';
import { writeEdgeFiles } from '../hosting/cloudflare.ts';
import { placeUnder } from './base-path.ts';
import { forgetOldest } from './build-cache.ts';
import { bundle, next } from './bundle.ts';
import { checkLinks } from './check-links.ts';
import { compressFiles } from './compress.ts';
import { removeUnreferenced } from './remove-unreferenced.ts';
import { makePages } from './render/render-pages.ts';
import { securityWarning } from './site-files/security-txt.ts';
import { writeFiles } from './site-files/write-site-files.ts';

const finished = 'build/client';
const previous = 'build/previous';

/**
 * Builds the site into `build/client`. Everything is made beside it first, so that a build that
 * fails leaves the last good one as it was.
 *
 * @returns warnings, one line each
 * @throws UserError when content, links or settings are wrong; any other error is a defect
 */
export async function build(): Promise<string[]> {
  try {
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
    return [edgeWarning, expiryWarning].flatMap((warning) => warning ?? []);
  } catch (error) {
    // Half a build takes space that may be what is missing.
    await rm(next, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
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
