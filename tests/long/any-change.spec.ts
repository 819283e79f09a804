import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { anyChange, applyChange, listChangeableFiles } from '../support/any-change.ts';
import { digestFiles } from '../support/digest-files.ts';
import { expect, test } from '../support/fixtures.ts';
import { SiteCopy } from '../support/site-copy.ts';

/** `BUILDS=50 SEED=2 npx playwright test --project=long any-change` tries so many, made from that seed. */
const count = Number(process.env.BUILDS ?? 10);
const seed = Number(process.env.SEED ?? 1);

test('a change that nobody thought of ends in a whole site, or in lines with file and line and the last site', () => {
  using copy = new SiteCopy();
  const place = (file: string) => path.join(copy.folder, 'content', file);
  const client = path.join(copy.folder, 'build/client');
  const files = listChangeableFiles(path.join(copy.folder, 'content'));
  cpSync('build/client', client, { recursive: true });
  let site = digestFiles(client);
  for (const change of fc.sample(anyChange, { numRuns: count, seed })) {
    const file = files[change.file % files.length] ?? '';
    const original = readFileSync(place(file));
    writeFileSync(place(file), applyChange(file, original, change));
    const { ok, errors } = copy.build();
    const described = `${JSON.stringify(change)} in ${file}`;
    const built = digestFiles(client);
    if (ok) {
      expect.soft(errors, described).toBe('');
      site = built;
    } else {
      expect.soft(errors, described).toMatch(/^(content\/\S+:\d+:\d+ .+\n)+$/);
      expect.soft(built, described).toEqual(site);
    }
    writeFileSync(place(file), original);
  }
});
