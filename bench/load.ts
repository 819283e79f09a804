// npm run bench:load: nginx under load, the start page beside plain text of the same size.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { describeMissingNginx, runNginx } from '../hosting/releases/run-nginx.ts';
import { findFreePort } from '../lib/port.ts';
import { waitUntilReady } from '../tests/hosting/http-client.ts';
import { describeMachine, saveResult, showProgress } from './results.ts';
import { loadTable } from './tables.ts';

const connections = 200;
/** The length of a turn. */
const seconds = Number(process.argv[2] ?? 30);
/** Page and plain text take turns, so that a busy machine slows both. */
const turns = 2;

interface Turn {
  requests: number;
  failed: number;
  seconds: number;
  /** The 99th percentile of response times, in milliseconds. */
  p99: number;
}

/** Makes wrk print its result as JSON: https://github.com/wg/wrk/blob/master/SCRIPTING */
const wrkScript = `
done = function(summary, latency)
  local e = summary.errors
  io.stderr:write(string.format('{"requests":%d,"failed":%d,"seconds":%f,"p99":%f}',
    summary.requests, e.connect + e.read + e.write + e.status + e.timeout,
    summary.duration / 1e6, latency:percentile(99) / 1000))
end
`;

const problem =
  (existsSync('build/client')
    ? undefined
    : 'There is no build/client yet: run npm run build first') ??
  (spawnSync('wrk', ['-v']).error && 'wrk is not installed: apt-get install wrk') ??
  describeMissingNginx();
if (problem || !(seconds > 0)) {
  console.error(problem ?? 'Expected a number of seconds, as in: npm run bench:load -- 30');
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
chmodSync(folder, 0o755);
const script = path.join(folder, 'report.lua');
writeFileSync(script, wrkScript);
const size = readFileSync('build/client/index.html.br').length;
const sitePort = await findFreePort();
const site = runNginx('build/client', path.join(folder, 'site'), sitePort);
const textPort = await findFreePort();
const plainText = servePlainText(path.join(folder, 'text'), textPort);
const addresses = [`http://localhost:${sitePort}`, `http://localhost:${textPort}`] as const;

try {
  for (const address of addresses) await waitUntilReady(address);
  const measured: [Turn[], Turn[]] = [[], []];
  for (let turn = 1; turn <= turns; turn += 1) {
    showProgress(`${connections} connections, turn ${turn} of ${turns} …`);
    for (const [index, address] of addresses.entries()) measured[index]?.push(runLoad(address));
  }
  showProgress('');
  const [page, text] = [sumUp(measured[0]), sumUp(measured[1])];
  const result = { connections, seconds, turns, size, page, text };
  const isFullRun = process.argv[2] === undefined;
  console.log(
    loadTable(isFullRun ? saveResult('load', result) : { ...result, machine: describeMachine() }),
  );
  process.exitCode = page.failed === 0 ? 0 : 1;
} finally {
  site.process.kill();
  plainText.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** Requests one address as often as wrk can for a turn. */
function runLoad(address: string): Turn {
  const run = [
    ...['-t', String(Math.max(1, availableParallelism() / 2)), '-c', String(connections)],
    ...['-d', `${seconds}s`, '-H', 'Accept-Encoding: br', '-s', script, address],
  ];
  const { status, stderr } = spawnSync('wrk', run, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`wrk failed: ${stderr}`);
  return JSON.parse(stderr);
}

/** Adds up all turns; p99 is the worst turn's. */
function sumUp(all: readonly Turn[]) {
  const sum = (pick: (turn: Turn) => number) => all.reduce((total, turn) => total + pick(turn), 0);
  const requests = sum(({ requests }) => requests);
  return {
    requests,
    failed: sum(({ failed }) => failed),
    perSecond: Math.round(requests / sum(({ seconds }) => seconds)),
    p99: Math.max(...all.map(({ p99 }) => p99)),
  };
}

/** Starts an nginx that serves only a text as long as the start page is over the wire. */
function servePlainText(textFolder: string, port: number) {
  mkdirSync(textFolder);
  writeFileSync(path.join(textFolder, 'index.html'), 'x'.repeat(size));
  const configuration = path.join(textFolder, 'nginx.conf');
  writeFileSync(
    configuration,
    `pid ${textFolder}/pid; worker_processes auto; events { worker_connections 4096; }
http { access_log off; sendfile on; tcp_nopush on; client_body_temp_path ${textFolder}/body;
  server { listen ${port}; root ${textFolder}; } }`,
  );
  return spawn('nginx', ['-e', 'stderr', '-c', configuration, '-g', 'daemon off;']);
}
