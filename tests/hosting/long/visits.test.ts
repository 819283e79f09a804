import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findFreePort } from '../../../lib/port.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { describeUnless } from '../host.ts';
import { fetchPath, waitUntilReady } from '../http-client.ts';
import { describeMissingNginx, startNginx, writeConfiguration } from '../nginx-host.ts';
import { placeRelease } from '../place-release.ts';
import { endProcess } from '../processes.ts';

const missing =
  describeMissingNginx() ??
  (spawnSync('goaccess', ['--version']).error ? 'apt-get install goaccess' : undefined);

/** Counts visitors and views in a log as docs/guides/count-visitors.md does. */
function count(log: string): { visitors: number; views: number; pages: string[] } {
  const report = path.join(temporaryFolder(), 'report.json');
  const options = ['-', '-p', 'hosting/templates/goaccess.conf', '-o', report];
  const { status, stderr } = spawnSync('goaccess', options, { input: log, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const { general, requests } = JSON.parse(readFileSync(report, 'utf8'));
  const rows: { data: string; hits: { count: number } }[] = requests.data;
  const views = rows.reduce((sum, { hits }) => sum + hits.count, 0);
  return { visitors: general.unique_visitors, views, pages: rows.map(({ data }) => data).sort() };
}

describeUnless(missing, 'the log of a visit', () => {
  test('tells its visitors rightly, and its views between two bounds', async () => {
    const home = temporaryFolder();
    const port = await findFreePort();
    await placeRelease('build/client', home);
    const configuration = writeConfiguration(home, port);
    const log = path.join(home, 'access.log');
    const template = readFileSync('hosting/templates/nginx.conf', 'utf8');
    const [format = ''] = /log_format [^;]+;/.exec(template) ?? [];
    const logged = `${format}\n  access_log ${log} www.example.com;`;
    const text = readFileSync(configuration, 'utf8');
    writeFileSync(configuration, text.replace('access_log off;', logged));
    const server = startNginx(configuration);
    const origin = `http://localhost:${port}`;
    await waitUntilReady(origin);

    const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
    const get = (urlPath: string, headers = {}) =>
      fetchPath(origin, urlPath, { headers: { 'User-Agent': agent, ...headers } });
    const page = await get('/?utm_source=letter');
    const files = page.text.match(/(?<=(?:href|src)=")\/[^"]+\.\w+(?=")/g) ?? [];
    for (const file of [...files, '/links.speculationrules', '/about/', '/nobody']) await get(file);
    // As a browser asks for the pages on whose links the pointer rests.
    const rested = { 'Sec-Purpose': 'prefetch;prerender' };
    for (const urlPath of ['/about', '/pricing', '/contact']) await get(urlPath, rested);
    await endProcess(server, 'SIGTERM');

    // The first line is of the test, which asked whether nginx was ready.
    const lines = readFileSync(log, 'utf8').replace(/^.*\n/, '');
    const all = count(lines);
    expect(all).toEqual({ visitors: 1, views: 4, pages: ['/', '/about', '/contact', '/pricing'] });
    const fewest = lines.replaceAll(/^.*"prefetch[^"]*"\n/gm, '');
    expect(count(fewest)).toEqual({ visitors: 1, views: 1, pages: ['/'] });
  });
});
