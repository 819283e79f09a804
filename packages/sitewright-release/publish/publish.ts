import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseRelease, releaseFile } from 'sitewright/hosting';
import { type StartStep, UserError } from 'sitewright/lib';
import { checkLive } from '../live/check-live.ts';
import { type Finding, formatFinding } from '../live/live-site.ts';
import { type BuiltSite, listDigests } from './built-site.ts';
import { type Entry, findLast, type ServerState } from './history.ts';
import { noteReleased } from './note-released.ts';
import type { Server, ServerName } from './server.ts';

/** How to release. */
export interface Plan {
  /** The command that was typed, for messages. */
  command: string;
  /** Which server reads the files; it is found where only one is installed. */
  server: ServerName | undefined;
  who: string;
  /** Where visitors find the site. */
  address: string;
}

/** What visitors do not get of a release is a reason to take it back; all else was there before. */
const isWrong = ({ check }: Finding) => ['answer', 'release', 'status', 'content'].includes(check);
/** How long a server may take to answer with a new release. */
const patience = 15_000;

/**
 * Puts a build on a server, beside what is live, and lets it be live once everything has arrived and the server can
 * read it. Where visitors then get something else, the last release is live again.
 *
 * @param server holds the lock
 * @returns what is live, in a line, and then what else `check:live` finds
 * @throws UserError in a line that says which step failed, what is live now, and what to do
 */
export async function publish(server: Server, built: BuiltSite, plan: Plan): Promise<string[]> {
  const { command, address } = plan;
  const { digest, commit } = built.release;
  const read = { step: 'the list of releases', live: 'Nothing was changed', todo: again(plan) };
  const before = await server.step(() => server.readState(), read);
  const live = before.live ? `Release ${before.live} is still live` : 'No release is live yet';
  assertSameSite(before, built);
  const name = plan.server ?? (await server.step(() => server.findServer(), read));
  const isLive = before.live === digest && (await readLiveDigest(address)) === digest;
  const time = new Date().toISOString();
  const { vendor } = built;
  const entry: Entry = { time, action: 'release', digest, who: plan.who, commit, vendor, address };
  if (!isLive) {
    if (before.live !== digest) await sendBuild(server, built, live, plan);
    await server.step(() => server.test(digest, name), {
      ...{ step: `the test of ${name}’s configuration`, live },
      todo: `mend what it names, or set ${name} up as docs/deploy.md says, and run ${command} again`,
    });
    await switchTo(server, entry, name, before, plan);
  }
  // What is live was not looked at where its release was cut off behind the switch.
  const findings = await askOutside(server, built.folder, address, digest);
  const wrong = findings.filter(isWrong);
  if (wrong.length === 0) {
    noteReleased(commit);
    if (isLive) return [`Nothing changed: ${digest} is live.`];
    const others = findings.map((one) => `check:live: ${formatFinding(one)}`);
    return [`${address} is ${digest}, commit ${commit}.`, ...others];
  }
  const problem = `${wrong.map(formatFinding).slice(0, 3).join('; ')}${wrong.length > 3 ? `; and ${wrong.length - 3} more` : ''}`;
  const wrongAnswer = `${address} answers wrong: ${problem}`;
  if (isLive)
    throw new UserError(
      `${wrongAnswer}. Nothing was changed: mend that, or let the last release be live by --undo.`,
    );
  const back = before.live !== digest && before.live;
  if (!back)
    throw new UserError(
      `${wrongAnswer}. Release ${digest} stays live, as none was before: mend that, and run ${command} again.`,
    );
  const undo: Entry = { ...entry, action: 'undo', digest: back, time: new Date().toISOString() };
  await switchTo(server, undo, name, { ...before, live: digest }, plan);
  await waitForDigest(server, address, back);
  throw new UserError(
    `${wrongAnswer}. Release ${back} is live again: mend that, and run ${command} again.`,
  );
}

/** Lets the release be live that was before the live one. */
export async function undo(server: Server, plan: Plan): Promise<string[]> {
  const live = 'Nothing was changed';
  const read = { step: 'the list of releases', live, todo: again(plan) };
  const state = await server.step(() => server.readState(), read);
  const last = findLast(state);
  if (!last || !state.there.includes(last.digest)) {
    throw new UserError(
      `${last ? `Release ${last.digest} was deleted` : 'There is no release before the live one'}: build the commit that should be live, and release that`,
    );
  }
  const name = plan.server ?? (await server.step(() => server.findServer(), read));
  const time = new Date().toISOString();
  await switchTo(server, { ...last, action: 'undo', time, who: plan.who }, name, state, plan);
  const answer = await waitForDigest(server, last.address, last.digest);
  if (answer === last.digest) {
    noteReleased(last.commit);
    return [`${last.address} is ${last.digest} again, commit ${last.commit}.`];
  }
  throw new UserError(
    `Release ${last.digest} is live again on the server, but ${last.address} answers with ${answer || 'none'}: see whether ${name} runs, and what is in front of it.`,
  );
}

async function sendBuild(
  server: Server,
  built: BuiltSite,
  live: string,
  plan: Plan,
): Promise<void> {
  const { folder, release } = built;
  const { command } = plan;
  try {
    await server.step((advance) => server.upload(folder, advance), {
      ...{ step: 'the upload', live },
      todo: `see that its disk has room (--prune 5 deletes old releases), and run ${command} again`,
    });
    await server.step(() => server.place(release.digest, listDigests(folder)), {
      ...{ step: 'the comparison of what arrived', live, todo: again(plan) },
    });
  } catch (error) {
    await server.discard().catch(() => undefined);
    throw error;
  }
}

async function switchTo(
  server: Server,
  entry: Entry,
  name: ServerName,
  { live }: ServerState,
  { command }: Plan,
): Promise<void> {
  const state = live ? `Release ${live} is live` : 'No release is live';
  const todo = `see whether ${name} runs, by systemctl status ${name}, and run ${command} again`;
  const step = { step: `the switch to ${entry.digest}`, live: state, todo };
  try {
    await server.step(() => server.switch(entry, name), step);
  } catch (error) {
    // Where the connection was cut, the server goes on without it.
    const now = await server.readState().catch(() => undefined);
    if (now?.live === entry.digest && now.entries.at(-1)?.time === entry.time) return;
    if (now) throw error;
    const either = `Release ${entry.digest} or ${live ?? 'none'} is live, and whole`;
    throw new UserError((error as Error).message.replace(state, either));
  }
}

/** Asks what visitors get, up to three times where that is wrong: a connection may be lost on its way. */
async function askOutside(
  server: Server,
  folder: string,
  address: string,
  digest: string,
): Promise<Finding[]> {
  await waitForDigest(server, address, digest);
  let findings = await askOnce(folder, address, server.startStep);
  for (let asked = 1; asked < 3 && findings.some(isWrong); asked += 1) {
    await sleep(1_000);
    findings = await askOnce(folder, address, server.startStep);
  }
  return findings;
}

async function askOnce(folder: string, address: string, startStep: StartStep): Promise<Finding[]> {
  try {
    return (await checkLive(address, folder, { startStep })).findings;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [{ check: 'status', addresses: [], message: error.message }];
  }
}

/** Waits until the workers of the server have read its configuration. */
async function waitForDigest(
  { startStep }: Server,
  address: string,
  digest: string,
): Promise<string> {
  startStep('Waiting for the server');
  const end = performance.now() + patience;
  let answer = await readLiveDigest(address);
  while (answer !== digest && performance.now() < end) {
    await sleep(200);
    answer = await readLiveDigest(address);
  }
  return answer;
}

/** @returns the digest that visitors get, whatever their browsers think of the certificate; empty where none does */
async function readLiveDigest(address: string): Promise<string> {
  const { get } = address.startsWith('https:') ? https : http;
  const options = { agent: false, rejectUnauthorized: false, signal: AbortSignal.timeout(5_000) };
  const response = await new Promise<http.IncomingMessage | undefined>((resolve) => {
    get(`${address}/${releaseFile}`, options, resolve).on('error', () => resolve(undefined));
  });
  return response ? parseRelease(await text(response).catch(() => '')).digest : '';
}

/** @throws UserError when the folder on the server is another vendor's */
function assertSameSite({ entries }: ServerState, { vendor, address }: BuiltSite): void {
  const last = entries.at(-1);
  if (!last || last.vendor === vendor || last.address === address) return;
  throw new UserError(
    `That folder is the site of ${last.vendor}, ${last.address}, and this build is ${vendor}’s: choose another one by --folder. Nothing was changed.`,
  );
}

const again = ({ command }: Plan) => `run ${command} again`;
