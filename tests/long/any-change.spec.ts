import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { ContentError } from '../../packages/sitewright/content/messages/problem.ts';
import { loadContent } from '../../packages/sitewright/content/validate/load-content.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { siteFolder } from '../support/built-site.ts';
import { digestFiles } from '../support/digest-files.ts';
import { example } from '../support/example.ts';
import { expect, test } from '../support/fixtures.ts';
import { SiteCopy } from '../support/site-copy.ts';
import { anyChange, applyChange, listChangeableFiles } from './any-change.ts';

/** `FOLDERS=900 BUILDS=50 SEED=2 npx playwright test --project=long any-change` reads and builds so many, made from that seed. */
const count = Number(process.env.FOLDERS ?? 400);
const seed = Number(process.env.SEED ?? 1);
let builds = Number(process.env.BUILDS ?? 10);

test('folders with changes that nobody thought of end in a whole site, or in lines with file, line and column and the last site', async () => {
  using copy = new SiteCopy(example);
  const content = path.join(copy.folder, 'content');
  const client = path.join(copy.folder, 'build/client');
  cpSync(siteFolder, client, { recursive: true });
  let site = digestFiles(client);
  const font = 'node_modules/@fontsource/arimo/files/arimo-latin-700-normal.woff2';
  cpSync(font, path.join(content, 'brand/own.woff2'));
  const headings = { face: 'own.woff2', licence: 'Bought in 2026.' };
  copy.change('content/brand/brand.yaml', (brand) => brand.set('headings', headings));
  const files = listChangeableFiles(content);
  const read = async () => {
    try {
      await loadContent(readSite(content));
      return '';
    } catch (error) {
      // Anything else is a defect.
      return error instanceof ContentError ? `${error.message}\n` : String(error);
    }
  };
  const anyChanges = fc.array(anyChange, { minLength: 1, maxLength: 3 });
  for (const changes of fc.sample(anyChanges, { numRuns: count, seed })) {
    const originals = new Map<string, Buffer>();
    for (const change of changes) {
      const file = path.join(content, files[change.file % files.length] ?? '');
      const bytes = readFileSync(file);
      if (!originals.has(file)) originals.set(file, bytes);
      writeFileSync(file, applyChange(file, bytes, change));
    }
    const described = `${JSON.stringify(changes)} in ${[...originals.keys()]}`;
    const before = process.cpuUsage();
    let errors = (await read()).replaceAll(`${copy.folder}/`, '');
    // Of the processor: a busy machine makes others wait, but works no longer.
    const { user, system } = process.cpuUsage(before);
    expect.soft((user + system) / 1000, `milliseconds, ${described}`).toBeLessThan(5_000);
    if (errors === '' && builds > 0) {
      builds -= 1;
      const build = copy.build();
      const built = digestFiles(client);
      if (build.ok) site = built;
      errors = build.errors;
      expect.soft(built, described).toEqual(site);
      expect.soft(errors === '', described).toBe(build.ok);
    }
    expect.soft(errors, described).toMatch(/^(content\/[^\n]+:\d+:\d+ \S[^\n]*\n)*$/);
    for (const [file, bytes] of originals) writeFileSync(file, bytes);
  }
});
