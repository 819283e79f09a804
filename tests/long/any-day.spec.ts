import { readdirSync } from 'node:fs';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { listDays, readAround } from '../support/content/days.ts';
import { vendors } from '../support/example.ts';
import { expect, test } from '../support/fixtures.ts';

const folders = [
  ...vendors,
  ...readdirSync('tests/vendors').map((name) => `tests/vendors/${name}`),
];
const distances = [-400, -30, -7, -2, -1, 0, 1, 2, 30, 400];

for (const folder of folders) {
  test(`${folder} is in order on ten days around each of its days`, async () => {
    test.setTimeout(600_000);
    expect(listDays(readSite(folder)).length).toBeGreaterThan(0);
    const problems = await readAround(folder, distances);
    expect([...problems].filter(([, lines]) => lines.length > 0)).toEqual([]);
  });
}
