import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../../support/example.ts';
import { machine } from '../../support/machine.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { describeUnless, runHost } from '../host.ts';
import { nginx, placeRelease, startNginx, writeConfiguration } from '../hosts.ts';
import { fetchPath } from '../http-client.ts';

const missing =
  nginx.describeMissing() ??
  (spawnSync('goaccess', ['--version']).error ? 'apt-get install goaccess' : undefined);

/** Counts visitors and views in a log as docs/guides/count-visitors.md does. */
function count(log: string): { visitors: number; views: Record<string, number> } {
  const report = path.join(temporaryFolder(), 'report.json');
  const options = ['-', '-p', `${machine}/hosting/templates/goaccess.conf`, '-o', report];
  const { status, stderr } = spawnSync('goaccess', options, { input: log, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const { general, requests } = JSON.parse(readFileSync(report, 'utf8'));
  const rows: { data: string; hits: { count: number } }[] = requests.data;
  const views = Object.fromEntries(rows.map(({ data, hits }) => [data, hits.count]));
  return { visitors: general.unique_visitors, views };
}

describeUnless(missing, 'the log of a visit', () => {
  test('tells its visitors rightly, and its views between two bounds', async () => {
    const log = path.join(temporaryFolder(), 'access.log');
    const { origin, stop } = await runHost(async (home, port) => {
      await placeRelease(builtSite, home);
      const configuration = writeConfiguration(home, port);
      const template = readFileSync(`${machine}/hosting/templates/nginx.conf`, 'utf8');
      const [format = ''] = /log_format [^;]+;/.exec(template) ?? [];
      const logged = `${format}\n  access_log ${log} www.example.com;`;
      const text = readFileSync(configuration, 'utf8');
      writeFileSync(configuration, text.replace('access_log off;', logged));
      return startNginx(configuration);
    });

    const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
    const get = (urlPath: string, headers = {}) =>
      fetchPath(origin, urlPath, { headers: { 'User-Agent': agent, ...headers } });
    const page = await get('/?utm_source=letter');
    const files = page.text.match(/(?<=(?:href|src)=")\/[^"]+\.\w+(?=")/g) ?? [];
    for (const file of [...files, '/links.speculationrules', '/about/', '/nobody']) await get(file);
    // As a browser asks for the pages on whose links the pointer rests.
    const rested = { 'Sec-Purpose': 'prefetch;prerender' };
    for (const urlPath of ['/about', '/pricing', '/contact']) await get(urlPath, rested);
    await stop();

    // The first line is of the test, which asked whether nginx was ready.
    const lines = readFileSync(log, 'utf8').replace(/^.*\n/, '');
    const most = { '/': 1, '/about': 1, '/contact': 1, '/pricing': 1 };
    expect(count(lines)).toEqual({ visitors: 1, views: most });
    const fewest = lines.replaceAll(/^.*"prefetch[^"]*"\n/gm, '');
    expect(count(fewest)).toEqual({ visitors: 1, views: { '/': 1 } });
  });
});
