import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tinySite } from '../../tests/fixtures/tiny/tiny-site.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { loadCompanionParts } from '../sitewright/companions.mjs';

const { name, version } = JSON.parse(
  readFileSync('packages/sitewright-editor/package.json', 'utf8'),
);

test('a site takes the settings of the README', async () => {
  const readme = readFileSync('packages/sitewright-editor/README.md', 'utf8');
  const [, example = ''] = /```yaml\n(.*?)```/s.exec(readme) ?? [];
  const { site } = await tinySite({ 'site.yaml': parse(example) }).content();
  expect(site.editing).toMatchObject({ repository: 'acme/site', branch: 'main' });
});

test('a site that installs it gets what the README says: an editor at /admin, and a step of its builds', async () => {
  const site = temporaryFolder({
    'package.json': JSON.stringify({ dependencies: { [name]: version } }),
  });
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
  const [addEditors] = await loadCompanionParts('development', site);
  const shared = { folder: 'content', drafts: new Map(), load: async () => undefined as never };
  expect(addEditors?.(shared)).toMatchObject([{ name: 'editors' }]);
  expect(await loadCompanionParts('build', site)).toEqual([expect.any(Function)]);
});
