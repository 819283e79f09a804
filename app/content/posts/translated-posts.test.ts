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

test('a translated post or page has its own words, and what stands beside the words of its original', () => {
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
  expect([arabic.posts, arabic.blog, arabic.texts.size]).toEqual([[], undefined, 0]);
  const [text, page] = [content, swedish].map(({ texts }) => texts.get('/help/tills'));
  const { updated, contents } = text ?? {};
  expect(page).toMatchObject({ hero: { title: 'Kassans handbok' }, updated, contents });
});

test('a post that is not translated, or is a draft, is in no list of the language', () => {
  const { swedish } = load((folder) => {
    folder.edit(queue, 'title:', 'draft: true\ntitle:');
    folder.remove('sv/posts/2026-05-07-the-thirteenth-digit.md');
  });
  for (const name of ['the-saturday-queue', 'the-thirteenth-digit']) {
    expect(swedish.posts.map(({ href }) => href)).not.toContain(`/sv/blog/${name}`);
    expect(swedish.language.paths).not.toContain(`/blog/${name}`);
  }
  const { previous } = getPost(swedish, '/sv/blog/three-hooks');
  expect(previous?.href).toBe('/sv/blog/what-i-found-inside');
  // Links lead to the original.
  const handbook = swedish.texts.get('/help/tills')?.text.body;
  expect(handbook).toContain('"/blog/the-thirteenth-digit"');
  expect(handbook).toContain('"/sv/contact"');
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
    `content/sv/${queue}:2:9 author: expected the name of a person in a section "people" (Maja Ek, *`,
  );
});
