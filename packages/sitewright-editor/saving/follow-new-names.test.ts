import { expect, test } from 'vitest';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { openFolder } from '../backend/disk-content.ts';

const file = 'posts/2026-01-01-news.md';
const person = (name: string, words: string) => ({ name, role: `Mends ${words}`, bio: words });
const [ann, jonas] = [person('Ann Ek', 'drawers and tills'), person('Jonas Wall', 'all the rest')];

function openSite() {
  const team = { section: 'people', title: 'Who we are', people: [ann, jonas] };
  const site = tinySite({ 'about.yaml': { team }, [file]: { author: jonas.name } });
  const folder = new ContentFolder(site.translate('sv'));
  const editor = openFolder(folder.path);
  return {
    ...{ folder, editor },
    async save(people: readonly object[]) {
      const { source, value, file } = await editor.describePage('/about');
      return editor.change(file, { source, value: { ...value, team: { ...team, people } } }, true);
    },
  };
}

test('a person who gets another name on a page stays the author of posts', async () => {
  const { folder, save } = openSite();
  const before = folder.read(file);
  const answer = await save([{ ...jonas, name: 'Jonas Vall' }, ann]);
  expect(answer.refused).toEqual([]);
  expect(answer.elsewhere).toContainEqual(expect.stringContaining('“Jonas Vall”'));
  expect(folder.read(file)).toBe(before.replace('author: Jonas Wall', 'author: Jonas Vall'));
});

test('and so does one whose name is replaced', async () => {
  const { folder, editor } = openSite();
  const hits = await editor.find('Jonas Wall');
  const { problems } = await editor.replace({ words: 'Jonas Wall', by: 'Jonas Vall', hits });
  expect(problems).toEqual([]);
  expect(folder.read(file)).toContain('author: Jonas Vall\n');
});

test('posts of somebody who leaves are not those of who comes', async () => {
  const { folder, save } = openSite();
  const answer = await save([ann, person('Di Berg', 'songs')]);
  expect(answer.refused).toEqual([]);
  expect(folder.read(file)).toContain('author: Jonas Wall\n');
});
