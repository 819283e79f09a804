import { expect, test } from 'vitest';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { loadContent } from '../load.ts';
import type { LanguageContent } from '../site-content.ts';
import { getPost, getPostList } from './post-list.ts';

const queue = 'posts/2026-10-03-the-saturday-queue.md';

/** The example, whose posts are in English and Swedish, and in Arabic are not. */
function load(change: (folder: ContentFolder) => void = () => {}) {
  const folder = new ContentFolder('every language');
  change(folder);
  const content = loadContent(folder.path);
  const [swedish, arabic] = content.translations as [LanguageContent, LanguageContent];
  return { content, swedish, arabic };
}

test('a translated post has its own words, and the day, author, tags and picture of its original', () => {
  const { content, swedish, arabic } = load();
  const { post, previous, next } = getPost(swedish, '/sv/blog/the-saturday-queue');
  expect(post).toMatchObject({
    title: 'Lördagskön',
    date: { text: '3 oktober 2026', weekday: 'lördag' },
    author: { name: 'Maja Ek', role: 'Grundare' },
    tags: [{ slug: 'tills', name: 'Kassor' }, { name: 'Vid disken' }],
    readingTime: expect.stringMatching(/^\d minuter$/),
  });
  const original = getPost(content, '/blog/the-saturday-queue').post.picture?.picture;
  expect(post.picture?.picture).toMatchObject({ file: original?.file, src: original?.src });
  expect(post.picture?.picture.alt).toMatch(/^Två böcker/);
  expect([previous?.href, next?.title]).toEqual(['/sv/blog/what-i-found-inside', 'Tre krokar']);
  expect(getPostList(swedish, '/sv/blog/page/2')).toMatchObject({ newer: '/sv/blog' });
  expect([arabic.posts, arabic.blog]).toEqual([[], undefined]);
});

test('a post that is not translated is in no list of the language, and links lead to the original', () => {
  const { swedish } = load((folder) => {
    folder.remove(`sv/${queue}`);
    folder.remove('sv/posts/2026-05-07-the-thirteenth-digit.md');
  });
  expect(swedish.language.paths).not.toContain('/blog/the-saturday-queue');
  const { previous } = getPost(swedish, '/sv/blog/three-hooks');
  expect(previous?.href).toBe('/sv/blog/what-i-found-inside');
  const handbook = swedish.texts.get('/help/tills')?.text.body;
  expect(handbook).toContain('"/blog/the-thirteenth-digit"');
  expect(handbook).toContain('"/sv/contact"');
});

test('a draft is one in every language', () => {
  const { swedish } = load((folder) => folder.edit(queue, 'title:', 'draft: true\ntitle:'));
  expect(swedish.posts.map(({ href }) => href)).not.toContain('/sv/blog/the-saturday-queue');
  expect(swedish.language.paths).not.toContain('/blog/the-saturday-queue');
});

test('where the page about people is not translated, authors have their names and portraits alone', () => {
  const { content, swedish } = load((folder) => folder.remove('sv/about.yaml'));
  const { author } = getPost(swedish, '/sv/blog/the-saturday-queue').post;
  const original = getPost(content, '/blog/the-saturday-queue').post.author;
  expect(author).toMatchObject({
    name: 'Maja Ek',
    portrait: { src: original.portrait.src, alt: '' },
  });
  expect(author.role).toBeUndefined();
});

test('a translation that names an unknown author is refused with its place', () => {
  const folder = new ContentFolder('every language');
  folder.edit(`sv/${queue}`, 'title:', 'author: Maja Eka\ntitle:');
  folder.expectProblems(
    `content/sv/${queue}:2:9 author: expected the name of a person in *about.yaml* (Maja Ek, *`,
  );
});

test('a translated page keeps the day and the contents of its original', () => {
  const { content, swedish, arabic } = load();
  const [original, page] = [content, swedish].map(({ texts }) => texts.get('/help/tills'));
  expect(page).toMatchObject({
    hero: { title: 'Kassans handbok' },
    updated: original?.updated,
    contents: original?.contents,
  });
  expect(arabic.texts.size).toBe(0);
});
