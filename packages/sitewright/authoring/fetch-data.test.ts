import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { example } from '../../../tests/support/example.ts';
import { readSite } from '../kinds/read-site.ts';
import { listen } from '../lib/listen.ts';
import { fetchData } from './fetch-data.ts';

const list = 'data/counters.csv';
const { counters } = parse(readFileSync(`${example}/pages/board.yaml`, 'utf8'));

/** A site with a page that shows a list. */
const openSite = () =>
  new ContentFolder(
    tinySite({
      'pages/board.yaml': { counters },
      [list]: 'name,place\nA,Lund\nB,Lund\nC,Visby\n',
    }),
  );

/** A host whose file says what a test wants it to. */
async function startHost() {
  const host = { status: 200, text: '', origin: '' };
  const server = createServer((_, response) => response.writeHead(host.status).end(host.text));
  host.origin = `http://localhost:${await listen(server)}`;
  onTestFinished(() => void server.close());
  return host;
}

test('a list that comes whole takes the place of the last one, and what changed is said', async () => {
  const folder = openSite();
  const host = await startHost();
  folder.set('site.yaml', {
    data: [{ file: 'counters.csv', from: `${host.origin}/counters.csv` }],
  });
  const [header = '', first = '', ...others] = folder.read(list).trim().split('\n');
  host.text = [header, first, 'New,Lund', ...others.slice(1)].join('\n');
  expect(await fetchData(readSite(folder.path))).toEqual({
    done: [
      `${folder.path}/${list}: ${others.length + 1} entries, of which 1 are new or changed; 1 of before are gone or changed`,
    ],
    failed: [],
  });
  expect(folder.read(list)).toBe(host.text);
  await folder.expectProblems();
  const { done } = await fetchData(readSite(folder.path));
  expect(done).toEqual([`${folder.path}/${list}: as it was`]);
});

test.each<[string, number, string, RegExp]>([
  ['is not there', 404, '', /found the answer 404/],
  ['asks for a sign-in', 200, '<!doctype html>', /found a page in HTML/],
  [
    'is cut off in a quote',
    200,
    'name,place\n"A,Lund\n',
    /counters\.csv:2:1 a quote opens in this row/,
  ],
  ['has no entry', 200, 'name,place\n', /found no entry/],
  [
    'has a mistake for its page',
    200,
    'name,place\nA,\n',
    /row 2, place: expected text, found nothing/,
  ],
  [
    'lost letters on its way',
    200,
    'name,place\nA,G\uFFFDteborg\n',
    /counters\.csv:2:4 expected text in UTF-8/,
  ],
])('a list that %s leaves the last good one', async (_, status, text, reason) => {
  const folder = openSite();
  const host = await startHost();
  Object.assign(host, { status, text });
  folder.set('site.yaml', { data: [{ file: 'counters.csv', from: `${host.origin}/a.csv` }] });
  const before = folder.read(list);
  const { done, failed } = await fetchData(readSite(folder.path));
  expect(done).toEqual([]);
  expect(failed[0]).toContain('it stays as it was');
  expect(failed.join('\n')).toMatch(reason);
  expect(folder.read(list)).toBe(before);
});

test('a host that does not answer is named, and the other lists are fetched', async () => {
  const folder = openSite();
  const host = await startHost();
  host.text = '[1]';
  folder.set('site.yaml', {
    data: [
      { file: 'a.json', from: 'http://localhost:1/a.json' },
      { file: 'b.json', from: `${host.origin}/b.json` },
    ],
  });
  const { done, failed } = await fetchData(readSite(folder.path));
  expect(failed[0]).toMatch(/data\/a\.json: there is none yet, as http:\/\/localhost:1\/a\.json/);
  expect(failed[1]).toMatch(/expected an answer, found none \(.+\): check the address/);
  expect(failed).toHaveLength(2);
  expect(done).toEqual([expect.stringMatching(/b\.json: 1 entries/)]);
  expect(existsSync(path.join(folder.path, 'data/a.json'))).toBe(false);
});
