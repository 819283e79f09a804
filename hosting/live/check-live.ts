import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import { parseRelease, type Release, readRelease, releaseFile } from '../release.ts';
import { assertBuilt, readServedFiles } from '../served-files.ts';
import { checkAddress } from './check-address.ts';
import { checkLinks } from './check-links.ts';
import { checkFiles, checkMissing, checkPages } from './check-responses.ts';
import { type Finding, Findings } from './findings.ts';
import { type Connect, LiveClient } from './live-client.ts';
import type { LiveSite } from './live-site.ts';

export interface LiveReport {
  release: Release;
  requests: number;
  findings: readonly Finding[];
}

/**
 * Asks a live site what a careful person would, and compares it with a build.
 *
 * @param address such as `https://www.example.com`, with the base path if there is one
 * @param folder the build, such as `build/client`
 * @throws UserError when the address is none or does not answer, or there is no build
 */
export async function checkLive(
  address: string,
  folder: string,
  connect?: Connect,
): Promise<LiveReport> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new UserError(`${address} is no address: expected one like https://www.example.com`);
  }
  assertBuilt(folder);
  const base = address.replace(/\/$/, '');
  const client = new LiveClient(connect);
  const findings = new Findings();
  const get: LiveSite['get'] = (urlPath, headers) => client.get(new URL(base + urlPath), headers);
  try {
    const home = await get('/');
    if (home.status === 0) throw new UserError(`${address} does not answer: ${home.text}`);
    const own = readRelease(folder);
    const live = await get(`/${releaseFile}`);
    const release = parseRelease(live.status === 200 ? live.text : '');
    const isLive = release.content !== '' && release.content === own.content;
    if (!isLive) {
      const what = release.content
        ? `says that another build is live, of commit ${release.commit}`
        : 'is not there, so nobody knows which build is live';
      findings.add('release', `/${releaseFile}`, `${what}: deploy ${folder}, or build that commit`);
    }
    const site: LiveSite = {
      ...{ address: base, client, findings, folder, isLive, get },
      files: readServedFiles(folder, own.basePath).map((file) => ({
        ...file,
        urlPath: file.urlPath?.slice(own.basePath.length),
      })),
      hasHeaders: existsSync(path.join(folder, '_nginx.conf')),
    };
    await checkAddress(site);
    await checkPages(site);
    await checkFiles(site);
    await checkMissing(site);
    await checkLinks(site, home.text);
    return { release, requests: client.requests, findings: findings.list };
  } finally {
    client.close();
  }
}
