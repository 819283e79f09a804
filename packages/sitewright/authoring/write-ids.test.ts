import { expect, test } from 'vitest';
import { exampleSite, type TinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { writeFeed, writeSectionFeeds } from '../build/feeds.ts';
import { listSectionFiles } from '../build/site-files/write-site-files.ts';
import { findContentIssues } from './launch-check/launch-issues.ts';
import { writeIds } from './write-ids.ts';

const locate = (address: string) => address.replace('.brasswick/', '.brasswick/shop/');

/** What readers of feeds and calendars know each entry by, in all languages. */
async function readIds(site: TinySite): Promise<string[]> {
  const content = await site.content();
  const texts: string[] = [];
  for (const one of [content, ...content.translations]) {
    const write = (_: string, text: unknown) => void texts.push(String(text));
    writeFeed(write, one, locate);
    writeSectionFeeds(write, one, locate);
    texts.push(...listSectionFiles(one, locate).map(({ text }) => text.replaceAll('\r\n ', '')));
  }
  return texts.flatMap((text) => [
    ...[...text.matchAll(/<entry><id>(.*?)<\/id>/g)].map(([, id = '']) => id),
    ...[...text.matchAll(/^UID:(.*)\r$/gm)].map(([, id = '']) => id),
  ]);
}

/** The example in two of its languages. */
const withoutIds = async () => {
  const site = (await exampleSite('every language')).set('site.yaml', { languages: ['en', 'sv'] });
  for (const file of site.folder.all.keys()) if (file.startsWith('ar/')) site.remove(file);
  for (const file of site.folder.all.keys()) {
    const text = site.read(file).replaceAll(/^( *)(- )?id: .*\n/gm, '');
    if (!/\.(yaml|md)$/.test(file) || text === site.read(file)) continue;
    site.write(file, text);
  }
  return site;
};

async function giveIds(site: TinySite): Promise<number> {
  const texts = writeIds(site.folder, await site.content(), locate);
  for (const [name, text] of texts) site.write(name.replace('content/', ''), text);
  return texts.size;
}

test('entries are known by what they were known by, whatever is changed of them, and what is new by something else', async () => {
  const site = await withoutIds();
  const before = await readIds(site);
  expect(before.length).toBeGreaterThan(10);
  expect(await giveIds(site)).toBeGreaterThan(5);
  expect(await readIds(site)).toEqual(before);
  expect(await giveIds(site)).toBe(0);
  const post = 'posts/2026-11-12-three-hooks.md';
  for (const base of ['', 'sv/']) {
    site.write(base + post.replace('three', 'four'), site.read(base + post)).remove(base + post);
  }
  site.set('pages/board.yaml', {
    ...{ 'days.items[0].title': 'Soup', 'days.items[0].day': '2027-02-11' },
    'news.releases[0].title': 'Counter 6.2.1',
  });
  expect((await readIds(site)).sort()).toEqual(before.toSorted());
  // Another one takes the place where the first one was.
  const again = site.read(post.replace('three', 'four'));
  site.write(
    post,
    again
      .replace(/^id: .*\n/m, '')
      .replace(/^title: .*/m, 'title: Hooks again')
      .replace(/^description: .*/m, `description: ${'Other hooks. '.repeat(8)}`),
  );
  await giveIds(site);
  const ids = await readIds(site);
  expect(new Set(ids).size).toBe(before.length + 1);
  expect(ids.filter((id) => !before.includes(id))).toEqual([expect.stringMatching(/^urn:uuid:/)]);
});

test('an event has one id in all languages', async () => {
  const site = await exampleSite();
  site.set('pages/board.yaml', { counters: undefined, 'days.items[0].id': 'soup-1' });
  const count = (await readIds(site)).filter((id) => id === 'soup-1').length;
  site.set('site.yaml', { languages: ['en'] }).translate('sv');
  expect((await readIds(site)).filter((id) => id === 'soup-1')).toHaveLength(2 * count);
});

test('ids that are looked for or written are nothing to solve before a site goes live', async () => {
  const site = (await withoutIds()).set('site.yaml', { origin: 'https://www.example.com' });
  const content = await site.content();
  const count = () => findContentIssues(site.folder, content).length;
  const before = count();
  expect(writeIds(site.folder, content, locate).size).toBeGreaterThan(5);
  expect(count()).toBe(before);
  await giveIds(site);
  expect(findContentIssues(site.folder, await site.content())).toHaveLength(before);
});
