import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { example } from '../../../../tests/support/example.ts';
import { versionChanges } from '../../content/validate/version-changes.ts';
import { readSite } from '../../kinds/read-site.ts';
import { upgradeContent } from './upgrade-content.ts';

const fields = [
  { in: ['points'], path: ['heading'], renamedTo: 'title', say: 'write title: in its place' },
  { in: ['timeline'], path: ['entries', '*', 'papers'], say: 'remove it, as years have none' },
  { in: ['hero'], path: ['title'], say: 'remove it' },
];
(versionChanges as unknown[]).push({ version: '3.0', fields, exports: {} });

const { values, timeline } = parse(readFileSync(`${example}/about.yaml`, 'utf8'));
const withAbout = () => tinySite({ 'about.yaml': { values, timeline } });

test('a field of before is said at its place, with what to type, and upgrade changes it in every language', async () => {
  const folder = new ContentFolder(withAbout().translate('sv'));
  expect(await folder.problems()).toEqual([]);
  for (const file of ['about.yaml', 'sv/about.yaml']) {
    folder.write(
      file,
      folder.read(file).replace(/(\nvalues:\n(?: .*\n)*? {2})title:/, '$1heading:'),
    );
  }
  folder.edit('about.yaml', 'timeline:', '# Our years.\ntimeline:');
  folder.set('about.yaml', {
    'timeline.entries[0].papers': ['receipt'],
    'timeline.entries[1].papers': [],
  });
  const said = await folder.problems();
  expect(said).toContainEqual(
    expect.stringMatching(
      /^content\/about\.yaml:\d+:3 values\.heading: renamed in 3\.0: write title: in its place$/,
    ),
  );
  expect(said).toContainEqual(
    expect.stringMatching(/ timeline\.entries\[1\]\.papers: removed in 3\.0: remove it, as /),
  );
  const { files, changes } = upgradeContent(readSite(folder.path));
  expect(changes).toHaveLength(4);
  for (const [file, text] of files) folder.write(file, text);
  expect(await folder.problems()).toEqual([]);
  expect(folder.read('about.yaml')).toContain('# Our years.\n');
  expect(upgradeContent(readSite(folder.path))).toEqual({ files: new Map(), changes: [] });
});

test('a field that a kind still has stays', () => {
  const { folder } = tinySite({ 'home.yaml': { 'hero.title': 'Tills' } });
  expect(upgradeContent(folder).changes).toEqual([]);
});

test('a file that is no YAML stays as it is, byte for byte', () => {
  const site = withAbout().edit('about.yaml', 'timeline:', 'timeline: [\n  heading: plain');
  const { files } = upgradeContent(site.folder);
  expect([...files.keys()]).not.toContain('about.yaml');
});
