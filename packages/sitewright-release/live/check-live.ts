import { assertBuilt, parseRelease, releaseFile } from 'sitewright/hosting';
import { type StartStep, silently, UserError } from 'sitewright/lib';
import {
  checkAgents,
  checkCaching,
  checkMissing,
  checkQuery,
  checkRanges,
} from './check-answers.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkFiles } from './check-files.ts';
import { mergeHeaderFindings } from './check-headers.ts';
import { checkMoved, checkNames } from './check-redirects.ts';
import { chooseQuestions } from './choose-questions.ts';
import { LiveSite, StoppedAnswering } from './live-site.ts';
import type { Connect } from './request.ts';

const defaultRequests = 300;

interface Settings {
  connect?: Connect;
  /** About how many requests it may need; it asks for other files on each day where they do not suffice. */
  maxRequests?: number | undefined;
  startStep?: StartStep;
}

/**
 * Asks a live site what a careful person would, and compares it with a build. It asks the site's own host alone,
 * with `www.` and without; where a redirect leads elsewhere, it names the other host.
 *
 * @param address such as `https://www.example.com`, with the base path if there is one
 * @returns with `leftOut`, how many files and redirects it did not ask for
 * @throws UserError when the address is none or does not answer, or there is no build
 */
export async function checkLive(
  address: string,
  folder: string,
  { connect, maxRequests = defaultRequests, startStep = silently }: Settings = {},
) {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new UserError(`${address} is no address: expected one like https://www.example.com`);
  }
  assertBuilt(folder);
  startStep('Asking the live site');
  const site = new LiveSite(address.replace(/\/$/, ''), folder, connect);
  const home = await site.get('/');
  if (home.status === 0) throw new UserError(`${address} does not answer: ${home.text}`);
  const live = await site.get(`/${releaseFile}`);
  const release = parseRelease(live.status === 200 ? live.text : '');
  await checkCertificate(site, new URL(address));
  try {
    if (home.status === 200) await checkAll(site, release.digest, maxRequests, startStep);
    else {
      const { location } = home.headers;
      const problem = `has status ${home.status}${location ? ` and leads to ${location}` : ''}`;
      site.find('status', '/', `${problem}: check the address, or see the server’s log`);
    }
  } catch (error) {
    if (!(error instanceof StoppedAnswering)) throw error;
  }
  const findings = mergeHeaderFindings(site.findings);
  return { release, requests: site.requests, leftOut: site.planned - site.asked, findings };
}

/** Checks a site whose start page answers. */
async function checkAll(
  site: LiveSite,
  digest: string,
  maxRequests: number,
  startStep: StartStep,
): Promise<void> {
  site.isLive = digest !== '' && digest === site.release.digest;
  if (!site.isLive) {
    const problem = digest
      ? `says that another build is live, ${digest}`
      : 'is not there, so nobody knows which build is live';
    const action =
      'deploy this build, empty the cache before the server, or build the commit that is live';
    site.find('release', `/${releaseFile}`, `${problem}: ${action}; no file was compared`);
  }
  await checkQuery(site);
  await checkCaching(site);
  await checkRanges(site);
  await checkAgents(site);
  const findsAll = await checkMissing(site);
  const { files, moves } = chooseQuestions(site, maxRequests - site.requests);
  site.onAsked = startStep('Asking for files and redirects', files.length + moves.length);
  await checkFiles(site, files);
  if (!findsAll) await checkMoved(site, moves);
  await checkNames(site);
}
