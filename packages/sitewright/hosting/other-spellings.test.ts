import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { createRedirectFinder } from './find-redirect.ts';
import { listOtherSpellings } from './other-spellings.ts';
import { formatRedirects, redirectsFile } from './redirects.ts';

test('a name in a pattern stays as it is while all that is fixed around it is respelled', () => {
  const plain = listOtherSpellings('/zprávy/:year/:name');
  expect(plain.length).toBeGreaterThan(3);
  const named = (one: string) => one.replace(':year', ':rok').replace(':name', ':název');
  expect(listOtherSpellings('/zprávy/:rok/:název')).toEqual(plain.map(named));
  expect(listOtherSpellings('/zprávy/:ж?p=č')).toEqual(
    listOtherSpellings('/zprávy/:n?p=č').map((one) => one.replace(':n', ':ж')),
  );
});

test('a word of Georgian has no capital of its own at its beginning', () => {
  expect(listOtherSpellings('/ძველი/გვერდი')).toEqual([]);
  expect(listOtherSpellings('/стара/страница')).toContain(encodeURI('/Стара/Страница'));
});

test('an old address with named parts leads on however its fixed parts are spelled', () => {
  const folder = temporaryFolder();
  const moved = [{ from: '/zprávy/:rok/:název', to: '/news/:název' }];
  writeFileSync(path.join(folder, redirectsFile), formatRedirects(moved));
  const find = createRedirectFinder(folder);
  for (const start of ['zpr%C3%A1vy', 'Zpr%C3%A1vy', 'zpra%CC%81vy', 'zpr%E1vy']) {
    expect(find(`/${start}/2024/a`, '', '', false)?.location, start).toBe('/news/a');
  }
});
