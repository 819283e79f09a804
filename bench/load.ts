// npm run bench:load: nginx under load, the start page beside a bare text of the same size.
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
import { nginxFault, runNginx } from '../hosting/releases/run-nginx.ts';
import { claimPort } from '../lib/port.ts';
import { untilAnswers } from '../tests/hosting/until-answers.ts';
import { keepResult, machine, progress } from './results.ts';
import { loadTable } from './tables.ts';

const connections = 200;
/** How long a turn is. */
const seconds = Number(process.argv[2] ?? 30);
/** The two take turns, so that both meet the same machine. */
const turns = 2;

interface Turn {
  requests: number;
  failed: number;
  seconds: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
}

/** What wrk is to say when it is done: https://github.com/wg/wrk/blob/master/SCRIPTING */
const report = `
done = function(summary, latency)
  local e = summary.errors
  io.stderr:write(string.format('{"requests":%d,"failed":%d,"seconds":%f,"p99":%f}',
    summary.requests, e.connect + e.read + e.write + e.status + e.timeout,
    summary.duration / 1e6, latency:percentile(99) / 1000))
end
`;

const fault =
  (existsSync('build/client')
    ? undefined
    : 'There is no build/client yet: run npm run build first') ??
  (spawnSync('wrk', ['-v']).error && 'wrk is not installed: apt-get install wrk') ??
  nginxFault();
if (fault || !(seconds > 0)) {
  console.error(fault ?? 'Expected a number of seconds, as in: npm run bench:load -- 30');
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
chmodSync(folder, 0o755);
const script = path.join(folder, 'report.lua');
writeFileSync(script, report);
const size = readFileSync('build/client/index.html.br').length;
const sitePort = await claimPort(0);
const site = runNginx('build/client', path.join(folder, 'site'), sitePort);
const barePort = await claimPort(0);
const bare = serveBareText(path.join(folder, 'bare'), barePort);
const addresses = [`http://localhost:${sitePort}`, `http://localhost:${barePort}`] as const;

try {
  for (const address of addresses) await untilAnswers(address);
  const measured: [Turn[], Turn[]] = [[], []];
  for (let turn = 1; turn <= turns; turn += 1) {
    progress(`${connections} connections, turn ${turn} of ${turns} …`);
    for (const [index, address] of addresses.entries()) measured[index]?.push(load(address));
  }
  progress('');
  const [page, text] = [sumUp(measured[0]), sumUp(measured[1])];
  const result = { connections, seconds, turns, size, page, text };
  const kept = process.argv[2] === undefined;
  console.log(loadTable(kept ? keepResult('load', result) : { ...result, machine: machine() }));
  process.exitCode = page.failed === 0 ? 0 : 1;
} finally {
  site.process.kill();
  bare.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** Loads one address for a turn. */
function load(address: string): Turn {
  const run = [
    ...['-t', String(Math.max(1, availableParallelism() / 2)), '-c', String(connections)],
    ...['-d', `${seconds}s`, '-H', 'Accept-Encoding: br', '-s', script, address],
  ];
  const { status, stderr } = spawnSync('wrk', run, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`wrk failed: ${stderr}`);
  return JSON.parse(stderr);
}

/** All turns together; p99 is that of the worst. */
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

/** An nginx with nothing but a text as long as the start page is over the wire. */
function serveBareText(place: string, port: number) {
  mkdirSync(place);
  writeFileSync(path.join(place, 'index.html'), 'x'.repeat(size));
  const configuration = path.join(place, 'nginx.conf');
  writeFileSync(
    configuration,
    `pid ${place}/pid; worker_processes auto; events { worker_connections 4096; }
http { access_log off; sendfile on; tcp_nopush on; client_body_temp_path ${place}/body;
  server { listen ${port}; root ${place}; } }`,
  );
  return spawn('nginx', ['-e', 'stderr', '-c', configuration, '-g', 'daemon off;']);
}
