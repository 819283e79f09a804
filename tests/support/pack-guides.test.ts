import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

test('whoever installs the core has the guides, whose links lead to what is installed', () => {
  const packages = temporaryFolder({ 'sitewright/kinds/plans/plans-view.js': '' });
  const folder = path.join(packages, 'sitewright');
  execFileSync(process.execPath, ['scripts/pack-guides.ts', folder]);
  const links = globSync('docs/**/*.md', { cwd: folder }).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\]\((\.{0,2}[\w/-]+\.[^)#:]*)/g)]
      // An example of what a text may say.
      .filter(([, target]) => target?.startsWith('..') || target?.startsWith('characters/'))
      .map(([, target = '']) => path.join(path.dirname(file), target)),
  );
  expect(links).toContain('kinds/plans/plans-view.js');
  expect(links).toContain('docs/guides/characters/poster.webp');
  const missing = links.filter((one) => !existsSync(path.join(folder, one)));
  // Companions lie beside the core; ../pricing.md is an example.
  expect(missing.filter((one) => !/^\.\.\/sitewright-|^docs\/pricing\.md/.test(one))).toEqual([]);
});
