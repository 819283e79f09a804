import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anyChange,
  applyChange,
  type Change,
  listChangeableFiles,
} from '../../tests/support/any-change.ts';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { addTranslation } from '../../tests/support/translated-content.ts';
import { loadContent } from './load.ts';
import { ContentError } from './problem.ts';

/** How many folders are tried, each with one to three changes, which the seed decides. */
const runs = Number(process.env.FUZZ_RUNS ?? 20);
const seed = 20_261_101;

test(`${runs} folders with changes that nobody thought of each end in content, or in problems with file, line and column`, {
  timeout: 60_000 + runs * 2_000,
}, () => {
  const folder = new ContentFolder();
  const font = 'node_modules/@fontsource/arimo/files/arimo-latin-700-normal.woff2';
  copyFileSync(font, path.join(folder.path, 'brand/own.woff2'));
  const headings = { face: 'own.woff2', licence: 'Bought in 2026.' };
  folder.set('brand/brand.yaml', { headings });
  addTranslation(folder.path, 'sv', ['pricing', 'platforms/counter']);
  const files = listChangeableFiles(folder.path);
  const placeOf = (file: string) => path.join(folder.path, file);
  const originals = new Map(files.map((file) => [file, readFileSync(placeOf(file))]));
  const tryChanges = (changes: Change[]) => {
    const touched = new Set<string>();
    for (const change of changes) {
      const file = files[change.file % files.length] ?? '';
      const bytes = readFileSync(placeOf(file));
      writeFileSync(placeOf(file), applyChange(file, bytes, change));
      touched.add(file);
    }
    const before = process.cpuUsage();
    try {
      loadContent(folder.path);
    } catch (error) {
      // Anything else is a defect, which fast-check shows with the change that leads to it.
      if (!(error instanceof ContentError)) throw error;
      for (const line of folder.withoutParent(error.message).split('\n')) {
        expect(line).toMatch(/^content\/[^\n]+:\d+:\d+ \S/);
      }
    } finally {
      for (const file of touched) writeFileSync(placeOf(file), originals.get(file) ?? '');
    }
    // Of the processor: a busy machine makes others wait, but works no longer.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000, 'milliseconds').toBeLessThan(5_000);
  };
  fc.assert(fc.property(fc.array(anyChange, { minLength: 1, maxLength: 3 }), tryChanges), {
    numRuns: runs,
    seed,
  });
});
