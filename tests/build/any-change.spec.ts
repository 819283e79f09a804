import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { anyChange, applyChange, listChangeableFiles } from '../support/any-change.ts';
import { digestFiles } from '../support/digest-files.ts';
import { expect, test } from '../support/shared-fixtures.ts';
import { SiteCopy } from '../support/site-copy.ts';

/** `BUILDS=50 SEED=2 npx playwright test any-change` tries so many more, made from that seed. */
const count = Number(process.env.BUILDS ?? 2);
const seed = Number(process.env.SEED ?? 1);

test(`${count} changes that nobody thought of each end in a whole site, or in lines with file and line and the last site`, () => {
  test.setTimeout((count + 2) * 100_000);
  const copy = new SiteCopy();
  const place = (file: string) => path.join(copy.folder, 'content', file);
  try {
    expect(copy.build()).toMatchObject({ ok: true, errors: '' });
    const files = listChangeableFiles(path.join(copy.folder, 'content'));
    let site = digestFiles(path.join(copy.folder, 'build/client'));
    for (const change of fc.sample(anyChange, { numRuns: count, seed })) {
      const file = files[change.file % files.length] ?? '';
      const original = readFileSync(place(file));
      writeFileSync(place(file), applyChange(file, original, change));
      const { ok, errors } = copy.build();
      const described = `${JSON.stringify(change)} in ${file}`;
      const built = digestFiles(path.join(copy.folder, 'build/client'));
      if (ok) {
        expect.soft(errors, described).toMatch(/^(.+ bytes over the limit of one flight .+\n)?$/);
        site = built;
      } else {
        expect.soft(errors, described).toMatch(/^(content\/\S+:\d+:\d+ .+\n)+$/);
        expect.soft(built, described).toEqual(site);
      }
      writeFileSync(place(file), original);
    }
  } finally {
    copy.dispose();
  }
});
