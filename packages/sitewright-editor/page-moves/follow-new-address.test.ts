import { expect, test } from 'vitest';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { openFolder } from '../backend/disk-content.ts';

const post = 'posts/2026-10-03-the-saturday-queue.md';

/** Saves a file in its form with other fields. */
async function save(folder: ContentFolder, file: string, fields: object) {
  const content = openFolder(folder.path);
  const { source, value, body } = await content.describe(file);
  const { published: _, ...said } = value;
  const change = { source, value: { ...said, ...fields }, ...(body !== undefined && { body }) };
  return { content, answer: await content.change(file, change, true) };
}

test('a post that gets another address in its form is found at the old one in every language, and links lead to it; that can be taken back', async () => {
  const folder = new ContentFolder(
    tinySite({
      ...{
        [post]: {},
        'blog.yaml': {},
        'redirects.yaml': 'moved:\n  - from: /queue\n    to: /blog/the-saturday-queue\n',
      },
      'home.yaml': { 'hero.lead': 'See [the queue](/blog/the-saturday-queue).' },
    }).translate('sv'),
  );
  const { content, answer } = await save(folder, post, { address: '/news/queue' });
  expect([answer.refused, answer.isSaved]).toEqual([[], true]);
  expect(answer.elsewhere).toEqual([
    'Visitors of /blog/the-saturday-queue and 1 more get to the new address',
  ]);
  expect(folder.read('redirects.yaml')).toBe(
    'moved:\n  - from: /queue\n    to: /news/queue\n  - from: /blog/the-saturday-queue\n    to: /news/queue\n  - from: /sv/blog/the-saturday-queue\n    to: /sv/news/queue\n',
  );
  expect(folder.read('home.yaml')).toContain('[the queue](/news/queue)');
  await folder.expectProblems();

  expect((await content.write(answer.undo ?? {})).saved).toBeDefined();
  expect(folder.read('redirects.yaml')).toBe('moved:\n  - from: /queue\n    to: /news/queue\n');

  // Back again, the old address is the page's.
  await save(folder, post, { address: undefined });
  expect(folder.read('redirects.yaml')).not.toContain('from: /blog/the-saturday-queue');
});

test('a translation that says another address of its own is found at the old one', async () => {
  const folder = new ContentFolder(tinySite({ [post]: {}, 'blog.yaml': {} }).translate('sv'));
  const { answer } = await save(folder, `sv/${post}`, { address: '/blog/lordagskon' });
  expect([answer.refused, answer.isSaved]).toEqual([[], true]);
  expect(folder.read('redirects.yaml')).toContain(
    '  - from: /sv/blog/the-saturday-queue\n    to: /sv/blog/lordagskon\n',
  );
  expect(folder.read('redirects.yaml')).not.toContain('from: /blog/');
});

test('where all posts get other addresses, each is found at its old one', async () => {
  const other = 'posts/2026-05-07-the-thirteenth-digit.md';
  const folder = new ContentFolder(tinySite({ [post]: {}, [other]: {}, 'blog.yaml': {} }));
  const { answer } = await save(folder, 'blog.yaml', { permalink: '/news/{slug}' });
  expect([answer.refused, answer.isSaved]).toEqual([[], true]);
  expect(
    folder
      .read('redirects.yaml')
      .match(/from: .*\n {4}to: .*/g)
      ?.sort(),
  ).toEqual([
    'from: /blog/the-saturday-queue\n    to: /news/the-saturday-queue',
    'from: /blog/the-thirteenth-digit\n    to: /news/the-thirteenth-digit',
  ]);
});

test('what changes no address changes no other file', async () => {
  const folder = new ContentFolder(tinySite({ [post]: {}, 'blog.yaml': {} }));
  const before = readSite(folder.path).get('redirects.yaml')?.text;
  const { answer } = await save(folder, post, { title: 'Another title of the queue' });
  expect([answer.isSaved, answer.elsewhere]).toEqual([true, []]);
  expect(readSite(folder.path).get('redirects.yaml')?.text).toBe(before);
});
