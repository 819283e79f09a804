import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isbot } from 'isbot';
import { machineFolder } from '../../lib/own-files.ts';
import { UserError } from '../../lib/user-error.ts';
import { readLog } from './read-log.ts';

/** Who came in the time of some logs. */
export interface Visits {
  /** Addresses with a browser, each counted once a day. */
  visitors: number;
  /** How often pages were seen, between two bounds: browsers load pages before anybody clicks, too. */
  views: [fewest: number, most: number];
  /** How many requests bots made. */
  bots: number;
  /** How many lines are of no log of nginx or Caddy. */
  unread: number;
}

/**
 * Counts who came, without bots, by GoAccess, which writes its reports into a folder: `most.html` and `fewest.html`.
 *
 * @param logs files of nginx or Caddy; those that end in `.gz` are unpacked
 * @param month such as `2026-11`; every month without it
 * @throws UserError when GoAccess is missing or fails, or no line is of a person
 */
export async function countVisits(
  logs: readonly string[],
  folder: string,
  month?: string,
): Promise<Visits> {
  mkdirSync(folder, { recursive: true });
  const count = { people: 0, bots: 0, unread: 0 };
  async function* readLines(withPrefetches: boolean) {
    for (const log of logs) {
      for await (const one of readLog(log)) {
        if (one && month && one.month !== month) continue;
        if (withPrefetches) count[one ? (isbot(one.agent) ? 'bots' : 'people') : 'unread'] += 1;
        if (!one || isbot(one.agent) || (one.isPrefetch && !withPrefetches)) continue;
        yield `${one.line}\n`;
      }
    }
  }
  const most = await report(readLines(true), path.join(folder, 'most'));
  if (count.people === 0) {
    throw new UserError(
      `${logs.join(', ')}: no line of a person${month ? ` in ${month}` : ''}, ${count.bots} of bots and ${count.unread} of no log of nginx or Caddy`,
    );
  }
  const fewest = await report(readLines(false), path.join(folder, 'fewest'));
  const { bots, unread } = count;
  return { visitors: most.visitors, views: [fewest.views, most.views], bots, unread };
}

/** Lets GoAccess report on some lines, as a page and as JSON. */
async function report(lines: AsyncGenerator<string>, name: string) {
  const config = path.join(machineFolder, 'hosting/templates/goaccess.conf');
  const options = ['-', '-p', config, '-o', `${name}.html`, '-o', `${name}.json`];
  const child = spawn('goaccess', options, { stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  let problem = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    problem += text;
  });
  // A pipe that breaks is explained by how GoAccess ended.
  const sent = pipeline(Readable.from(lines), child.stdin).catch((error) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const [[code]] = await Promise.all([ended, sent]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || error.path !== 'goaccess') throw error;
    throw new UserError('GoAccess is not installed: apt-get install goaccess');
  });
  if (code !== 0) throw new UserError(`GoAccess failed: ${problem.trim().split('\n').at(-1)}`);
  const { general, requests } = JSON.parse(readFileSync(`${name}.json`, 'utf8'));
  return { visitors: general.unique_visitors, views: requests.metadata.hits.total.value };
}
