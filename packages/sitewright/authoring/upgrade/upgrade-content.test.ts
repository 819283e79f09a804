import { expect, test } from 'vitest';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { readSite } from '../../kinds/read-site.ts';
import { upgradeContent } from './upgrade-content.ts';

/** What Brasswick's pages said in 1.x, in English and in Swedish. */
function writeOldFields(folder: ContentFolder): void {
  folder.set('about.yaml', {
    'timeline.look': 'plain',
    'timeline.entries[0].documents': ['receipt'],
    'timeline.entries[1].documents': [],
    'values.title': '{about.values, plural, one {One habit} other {{count about.values} habits}}',
  });
  folder.set('contact.yaml', { 'channels.windowLabel': 'Bench', 'channels.items[0].window': '1' });
  folder.set('sv/contact.yaml', { 'channels.windowLabel': 'Bänk' });
  folder.set('case-studies.yaml', {
    'stories.items[0].paper': 'receipt',
    'stories.items[0].chart': { kind: 'growth', from: 2, to: 5, unit: 'counters' },
  });
  folder.set('sv/case-studies.yaml', { 'stories.items[0].chart': { unit: 'diskar' } });
  folder.set('platforms/counter.yaml', {
    document: 'receipt',
    'hero.figure': { drawing: 'till', label: 'A till', shop: 'Lindgrens', keys: ['Goods'] },
    'integrations.items[0].paper': 'waybill',
  });
  folder.set('sv/platforms/counter.yaml', { 'hero.figure': { label: 'En kassa', keys: ['Vara'] } });
}

test('what went is said at its place, and upgrade changes it in every language and leaves nothing', async () => {
  const folder = new ContentFolder('every language');
  const before = await folder.problems();
  expect(before).toEqual([]);
  writeOldFields(folder);
  folder.edit('about.yaml', 'timeline:', '# Our years.\ntimeline:');
  const said = await folder.problems();
  const removed = expect.stringMatching(
    /^content\/about\.yaml:\d+:\d+ timeline\.entries\[0\]\.documents: removed in 2\.0: remove it, /,
  );
  expect(said).toContainEqual(removed);
  expect(said).toContainEqual(
    expect.stringMatching(/counter\.yaml:\d+:\d+ hero\.figure\.drawing: removed in 2\.0: write /),
  );
  expect(said).toContainEqual(
    expect.stringMatching(/counter\.yaml:\d+:\d+ document: removed in 2\.0: write drawing: /),
  );
  const { files, changes, toRead } = upgradeContent(readSite(folder.path));
  expect(changes.length).toBeGreaterThanOrEqual(11);
  for (const [file, text] of files) folder.write(file, text);
  expect(await folder.problems()).toEqual([]);
  expect(folder.read('about.yaml')).toContain('# Our years.\n');
  // Its place is where the writer finds it: in the file as it is now.
  const [line = ''] = /(?<=about\.yaml:)\d+/.exec(`${toRead}`) ?? [];
  expect(folder.read('about.yaml').split('\n')[Number(line) - 1]).toBe(
    '  title: "{count about.values} habits"',
  );
  expect(toRead).toEqual([
    `${folder.path}/about.yaml:${line}:3 values.title: now "{count about.values} habits"; it said "{about.values, plural, one {One habit} other {{count about.values} habits}}"`,
  ]);
  const again = upgradeContent(readSite(folder.path));
  expect(again).toEqual({ files: new Map(), changes: [], toRead: [] });
});

test('a file that is no YAML stays as it is, byte for byte', () => {
  const folder = new ContentFolder();
  folder.edit('about.yaml', 'timeline:', 'timeline: [\n  look: plain');
  const { files } = upgradeContent(readSite(folder.path));
  expect([...files.keys()]).not.toContain('about.yaml');
});
