import { readFileSync, writeFileSync } from 'node:fs';
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
import { loadContent } from './load.ts';
import { ContentError } from './problem.ts';

/** How many folders are tried, each with one to three changes, which the seed decides. */
const runs = Number(process.env.FUZZ_RUNS ?? 20);
const seed = 20_261_101;

test(`${runs} folders with changes that nobody thought of each end in content, or in problems with file, line and column`, {
  timeout: 60_000 + runs * 2_000,
}, () => {
  const folder = new ContentFolder('every language');
  const font = 'node_modules/@fontsource/arimo/files/arimo-latin-700-normal.woff2';
  folder.write('brand/own.woff2', readFileSync(font));
  const headings = { face: 'own.woff2', licence: 'Bought in 2026.' };
  folder.set('brand/brand.yaml', { headings });
  const files = listChangeableFiles(folder.path);
  const tryChanges = (changes: Change[]) => {
    const originals = new Map<string, Buffer>();
    for (const change of changes) {
      const file = path.join(folder.path, files[change.file % files.length] ?? '');
      const bytes = readFileSync(file);
      if (!originals.has(file)) originals.set(file, bytes);
      writeFileSync(file, applyChange(file, bytes, change));
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
      for (const [file, bytes] of originals) writeFileSync(file, bytes);
    }
    // Of the processor: a busy machine makes others wait, but works no longer.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000, 'milliseconds').toBeLessThan(5_000);
  };
  const anyChanges = fc.array(anyChange, { minLength: 1, maxLength: 3 });
  fc.assert(fc.property(anyChanges, tryChanges), { numRuns: runs, seed });
});
