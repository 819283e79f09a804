import { UserError } from '../../lib/user-error.ts';
import { parseRelease, releaseFile } from '../release.ts';
import { assertBuilt } from '../served-files.ts';
import { checkAddress } from './check-address.ts';
import { checkFiles, checkMissing, checkPages } from './check-responses.ts';
import { type Connect, LiveSite } from './live-site.ts';

/**
 * Asks a live site what a careful person would, and compares it with a build.
 *
 * @param address such as `https://www.example.com`, with the base path if there is one
 * @throws UserError when the address is none or does not answer, or there is no build
 */
export async function checkLive(address: string, folder: string, connect?: Connect) {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new UserError(`${address} is no address: expected one like https://www.example.com`);
  }
  assertBuilt(folder);
  const site = new LiveSite(address.replace(/\/$/, ''), folder, connect);
  const home = await site.get('/');
  if (home.status === 0) throw new UserError(`${address} does not answer: ${home.text}`);
  const live = await site.get(`/${releaseFile}`);
  const release = parseRelease(live.status === 200 ? live.text : '');
  site.isLive = release.digest !== '' && release.digest === site.release.digest;
  if (!site.isLive) {
    const problem = release.digest
      ? `says that another build is live, of commit ${release.commit}`
      : 'is not there, so nobody knows which build is live';
    site.find('release', `/${releaseFile}`, `${problem}: deploy ${folder}, or build that commit`);
  }
  await checkAddress(site);
  await checkPages(site);
  await checkFiles(site);
  await checkMissing(site);
  return { release, requests: site.requests, findings: site.findings };
}
