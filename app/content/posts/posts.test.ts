import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ContentFolder, lineLike } from '../../../tests/support/content-folder.ts';
import { describeHiddenPages } from '../hidden-pages.ts';
import { loadContent } from '../load.ts';
import { readPagePaths } from '../page-paths.ts';
import { formatReadingTime } from './post.ts';
import { getPost } from './post-list.ts';
import { readPostName } from './post-outlines.ts';

const fields = `title: A new post
description: A post that a test has written, in a sentence that is as long as search results want it to be.
author: Maja Ek
tags: [ tills ]
`;

/** The example with one more post. */
function withPost(file: string, front = fields, text = 'Words.\n'): ContentFolder {
  const folder = new ContentFolder();
  folder.write(`posts/${file}`, `---\n${front}---\n\n${text}`);
  return folder;
}

test('a post of today is the first of the list, and leads to the one before it', () => {
  const folder = withPost('2026-11-20-new.md');
  const content = loadContent(folder.path);
  const { post, previous, next } = getPost(content, '/blog/new');
  expect(post).toMatchObject({
    title: 'A new post',
    date: { text: 'November 20, 2026', weekday: 'Friday' },
    author: { name: 'Maja Ek', role: 'Founder' },
    readingTime: '1 minute',
  });
  expect([previous?.title, next]).toEqual([content.posts[1]?.title, undefined]);
  expect(content.posts[0]).toBe(post);
  expect(readPagePaths(folder.path)).toContain('/blog/new');
});

test('a post leads to those with most of its tags, and not to its neighbours again', () => {
  const { posts } = loadContent(new ContentFolder().path);
  for (const { href } of posts) {
    const { post, related, previous, next } = getPost({ posts }, href);
    const tags = post.tags.map(({ slug }) => slug);
    const shared = related.map(
      (one) =>
        getPost({ posts }, one.href).post.tags.filter(({ slug }) => tags.includes(slug)).length,
    );
    expect(shared).toEqual(shared.toSorted((a, b) => b - a));
    expect(shared).not.toContain(0);
    const others = [href, previous?.href, next?.href];
    expect(related.filter((one) => others.includes(one.href))).toEqual([]);
  }
  expect(posts.some(({ href }) => getPost({ posts }, href).related.length > 1)).toBe(true);
});

test.each([
  ['a draft', '2026-11-19-new.md', `${fields}draft: true\n`, undefined],
  [
    'a post of tomorrow',
    '2026-11-21-new.md',
    fields,
    'a post for 2026-11-21, which is in the future',
  ],
])(
  '%s has no page and stands in no list; the build names one whose day comes',
  (_, file, front, reason) => {
    const folder = withPost(file, front);
    expect(loadContent(folder.path).posts.map(({ title }) => title)).not.toContain('A new post');
    expect(readPagePaths(folder.path)).not.toContain('/blog/new');
    const line = `content/posts/${file}: not built, as it is ${reason}; build again on 2026-11-21`;
    const lines = describeHiddenPages(folder.path).map((one) => folder.withoutParent(one));
    expect(lines).toEqual(reason ? [line] : []);
  },
);

test('an unused picture is named, and those of a draft wait with it', () => {
  const picture = 'picture: { src: new.jpg, alt: A thing }\ndraft: true\n';
  const folder = withPost('2026-11-19-new.md', fields + picture, '![A part](part.jpg)\n');
  for (const name of ['new.jpg', 'part.jpg', 'spare.jpg']) {
    folder.write(`pictures/${name}`, readFileSync(`${folder.path}/pictures/bulb.jpg`));
  }
  folder.write('pictures/LICENCES.md', 'Notes are no pictures.');
  folder.expectProblems('content/pictures/spare.jpg:1:1 unused picture; name it *, or remove it');
});

test('a link to a draft says that it is one', () => {
  const folder = withPost('2026-11-19-new.md', `${fields}draft: true\n`);
  folder.edit('navigation.yaml', 'href: tel:+46846500400', 'href: /blog/new');
  folder.expectProblems(
    'content/navigation.yaml:*href: expected the path of a page that visitors get (this one is a draft)*',
  );
});

test.each([
  ['a large picture', 'citrus-fruits.jpg', 1200],
  ['a smaller picture than link previews show', 'bulb.jpg', undefined],
])('what a link to a post with %s (%s) shows is that picture, or else drawn', (_, src, width) => {
  const picture = `picture: { src: ${src}, alt: A thing on a table }\n`;
  const content = loadContent(withPost('2026-11-19-new.md', fields + picture).path);
  const { post } = getPost(content, '/blog/new');
  expect(post.meta.image?.width).toBe(width);
  expect(post.picture?.picture.alt).toBe('A thing on a table');
});

test.each([
  [1, '1 minute'],
  [238, '1 minute'],
  [900, '4 minutes'],
])('%i words take %s to read', (words, time) => {
  expect(formatReadingTime(words, 'en')).toBe(time);
});

test('a post may not have the name of another after its day', () => {
  const file = 'posts/2026-11-19-four-keys.md';
  withPost('2026-11-19-four-keys.md').expectProblems(
    `content/${file}:1:1 expected a name that no other post has after its day, found that of posts/2025-05-22-four-keys.md*`,
  );
});

test.each([
  ['2026-10-03-the-saturday-queue', { date: '2026-10-03', slug: 'the-saturday-queue' }],
  ['the-saturday-queue', 'begins with a day'],
  ['2026-02-30-leap', 'begins with a day'],
  ['2026-13-01-late', 'begins with a day'],
  ['2026-10-03-The-Queue', 'small letters'],
  ['2026-10-03-', 'small letters'],
  ['2026-10-03-tags', 'another name'],
])('the name %s says the day and the end of the address, or what is wrong', (name, expected) => {
  const result = readPostName(`posts/${name}.md`);
  if (typeof expected === 'string')
    expect(result).toHaveProperty('problem', lineLike(`*${expected}*`));
  else expect(result).toEqual(expected);
});

test.each([
  ...['/pricing', '/platforms', '/platforms/counter', '/contact/sent'],
  ...['/assets', '/admin', '/sv', '/sv/blog'],
])('posts at %s are refused with the line that says so', (path) => {
  const folder = new ContentFolder('every language').set('blog.yaml', { path });
  const problems = folder.problems();
  expect(problems).toContainEqual(lineLike('content/blog.yaml:2:7 path: expected a* path*'));
  expect(problems.join()).not.toContain('pages/sv');
});

test('what is beside the content folder is no part of the content', () => {
  const folder = withPost('2026-11-19-new.md');
  folder.write('../blog.yaml', 'path: /elsewhere');
  folder.set('blog.yaml', { path: undefined });
  expect(readPagePaths(folder.path).filter((path) => path.startsWith('/elsewhere'))).toEqual([]);
});

test('posts need the words around them, and these need posts', () => {
  const wordless = new ContentFolder();
  wordless.remove('blog.yaml');
  const missing = lineLike('content/blog.yaml:1:1 expected this file, *, found none');
  expect(wordless.problems()).toContainEqual(missing);
  const postless = new ContentFolder();
  postless.remove('posts');
  const unused = 'content/blog.yaml:1:1 unused file; write a post into posts/, or remove it';
  expect(postless.problems()).toContainEqual(unused);
});
