import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ContentFolder, lineLike } from '../../../../tests/support/content-folder.ts';
import { example } from '../../../../tests/support/example.ts';
import { readSite } from '../../kinds/read-site.ts';
import { loadContent } from '../load.ts';
import { readPagePaths } from '../page-paths.ts';
import { formatProblem } from '../problem.ts';
import type { LanguageContent } from '../site-content.ts';
import { describeUnpublishedPages } from '../unpublished.ts';
import type { Post } from './post.ts';
import { getPost, getPostList, listPostLists } from './post-list.ts';
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

test('a post of today is the first of the list, and leads to the one before it', async () => {
  const folder = withPost('2026-11-20-new.md');
  const content = await loadContent(readSite(folder.path));
  const { post, previous, next } = getPost(content, '/blog/new');
  expect(post).toMatchObject({
    title: 'A new post',
    date: '2026-11-20',
    authors: [{ name: 'Maja Ek', role: 'Founder' }],
    wordCount: 1,
  });
  expect([previous?.title, next]).toEqual([content.posts[1]?.title, undefined]);
  expect(content.posts[0]).toBe(post);
  expect(readPagePaths(readSite(folder.path))).toContain('/blog/new');
});

const [title = '', description = ''] = fields.split('\n');

test('a post needs neither author nor tag, and one that nobody signed is the vendor’s', async () => {
  const folder = withPost('2026-11-20-new.md', `${title}\n${description}\n`);
  const content = await loadContent(readSite(folder.path));
  const { post, related } = getPost(content, '/blog/new');
  expect([post.authors, post.tags, related]).toEqual([[], [], []]);
  expect(listPostLists(content)[0]?.posts[0]?.href).toBe('/blog/new');
});

test('several may have written a post: people of a page, authors of blog.yaml, or a name alone', async () => {
  const signed = `${title}\n${description}\nauthors: [Maja Ek, Kim Ödman, Grandmother]\n`;
  const folder = withPost('2026-11-20-new.md', signed);
  const kim = { name: 'Kim Ödman', role: 'Guest', href: 'https://kim.example/' };
  folder.set('blog.yaml', { authors: [kim] });
  const content = await loadContent(readSite(folder.path));
  const { authors } = getPost(content, '/blog/new').post;
  expect(authors).toMatchObject([
    { name: 'Maja Ek', role: 'Founder' },
    kim,
    { name: 'Grandmother' },
  ]);
  expect(authors.map(({ portrait }) => portrait !== undefined)).toEqual([true, false, false]);
});

test('a misspelt author, and an author beside authors, are refused with what to write', async () => {
  const both = `${title}\n${description}\nauthor: Maja Ek\nauthors: [Grandmother]\n`;
  const folder = withPost('2026-11-20-new.md', both);
  folder.write(
    'posts/2026-11-19-newer.md',
    `---\n${fields.replace('Maja Ek', 'Kim Odman').replace('A new', 'A newer').replace('A post', 'Another post')}---\n\nWords.\n`,
  );
  folder.set('blog.yaml', { authors: [{ name: 'Kim Ödman' }] });
  const problems = await folder.problems();
  expect(problems).toEqual(
    [
      'content/posts/2026-11-19-newer.md:4:9 author: expected the name of a person * (Kim Ödman, *); for somebody else add "- name: Kim Odman" to authors in blog.yaml, found*',
      'content/posts/2026-11-20-new.md:* authors: expected author for one who wrote it, or authors for several, found*',
    ].map(lineLike),
  );
});

test('a long title has a short one for search results, which are told apart by it', async () => {
  const long =
    'What a queue is waiting for, counted on four Saturdays behind the counter of a bookshop';
  const front = fields.replace('A new post', `${long}\nsearchTitle: What a queue waits for`);
  const content = await loadContent(readSite(withPost('2026-11-20-new.md', front).path));
  const { post } = getPost(content, '/blog/new');
  expect([post.title, post.meta.title]).toEqual([long, 'What a queue waits for']);
  expect(content.warnings).toEqual([]);
  const only = withPost('2026-11-20-new.md', fields.replace('A new post', long));
  expect((await loadContent(readSite(only.path))).warnings.map(formatProblem)).toEqual([
    expect.stringMatching(/new\.md:2:8 title: search results cut .+, or give it a searchTitle$/),
  ]);
});

test('a post leads to those with most of its tags, and not to its neighbours again', async () => {
  const [post] = (await loadContent(readSite(example))).posts;
  const posts = ['a', 'ab', 'ab', 'ab', 'a', 'ab', 'c'].map((slugs, index) => {
    return { ...post, href: `${index}`, tags: [...slugs].map((slug) => ({ slug, name: slug })) };
  }) as Post[];
  const hrefs = getPost({ posts }, '2').related.map(({ href }) => href);
  expect(hrefs).toEqual(['5', '0', '4']);
});

test.each([
  ['2026-11-19-new.md', 'draft: true\n', 'a draft'],
  ['2026-11-21-new.md', '', 'a post for 2026-11-21, which is in the future'],
])('%s has no page and stands in no list, as it is %s%s', async (file, field, reason) => {
  const folder = withPost(file, fields + field);
  expect((await loadContent(readSite(folder.path))).posts.map(({ title }) => title)).not.toContain(
    'A new post',
  );
  expect(readPagePaths(readSite(folder.path))).not.toContain('/blog/new');
  const line = `content/posts/${file}: not built, as it is ${reason}`;
  const lines = describeUnpublishedPages(readSite(folder.path)).map((one) =>
    folder.withoutParent(one),
  );
  expect(lines).toEqual(field ? [] : [line]);
  folder.set('not-found.yaml', { 'back.href': '/blog/new' });
  const which = field
    ? `(this one is ${reason})`
    : 'as long as this one (/blog/new is there from *)';
  const problem = `expected the path of a page that visitors get ${which}*`;
  await folder.expectProblems(`content/not-found.yaml:* back.href: ${problem}`);
});

test('an unused picture or download is warned of, and those of a draft wait with it', async () => {
  const picture = 'picture: { src: new.jpg, alt: A thing }\ndraft: true\n';
  const folder = withPost('2026-11-19-new.md', fields + picture, '![A part](part.jpg)\n');
  for (const name of ['new.jpg', 'part.jpg', 'spare.jpg']) {
    folder.write(`pictures/${name}`, readFileSync(`${folder.path}/pictures/bulb.jpg`));
  }
  folder.write('pictures/My Till.jpg', readFileSync(`${folder.path}/pictures/bulb.jpg`));
  folder.write('pictures/LICENCES.md', 'Notes are no pictures.');
  folder.write('files/spare.pdf', 'x');
  const warnings = (await loadContent(readSite(folder.path))).warnings.map(formatProblem);
  expect(warnings).toEqual([
    expect.stringMatching(
      /unused picture; remove it, or to show it: .+: rename it to my-till\.jpg$/,
    ),
    expect.stringMatching(/pictures\/spare\.jpg:1:1 unused picture; name it /),
    expect.stringMatching(/files\/spare\.pdf:1:1 unused file; link to \/files\/spare\.pdf, /),
  ]);
});

test.each([
  ['a large picture', 'citrus-fruits.jpg', 1200],
  ['a smaller picture than link previews show', 'bulb.jpg', undefined],
])(
  'what a link to a post with %s (%s) shows is that picture, or else drawn',
  async (_, src, width) => {
    const picture = `picture: { src: ${src}, alt: A thing on a table }\n`;
    const content = await loadContent(
      readSite(withPost('2026-11-19-new.md', fields + picture).path),
    );
    const { post } = getPost(content, '/blog/new');
    expect(post.meta.image?.width).toBe(width);
    expect(post.picture?.picture.alt).toBe('A thing on a table');
  },
);

test('a post may have an address of its own, with capitals, dots and a date, as the same name in two years needs', async () => {
  const folder = withPost(
    '2026-11-19-four-keys.md',
    `${fields}address: /2026/11/19/Four.Keys-v1.2\n`,
  );
  folder.set('not-found.yaml', { 'back.href': '/2026/11/19/Four.Keys-v1.2' });
  const content = await loadContent(readSite(folder.path));
  expect(getPost(content, '/2026/11/19/Four.Keys-v1.2').post.title).toBe('A new post');
  expect(getPost(content, '/blog/four-keys').post.title).toBe('Why there are four keys');
});

test('a pattern gives all posts their addresses, with which one name may come again in another year', async () => {
  const folder = withPost('2026-11-19-four-keys.md');
  folder.write(
    'posts/2026-11-18-Release-v1.2.md',
    folder
      .read('posts/2026-11-19-four-keys.md')
      .replace('A new post', 'Version 1.2')
      .replace('A post that', 'Another post that'),
  );
  folder.set('blog.yaml', { permalink: '/{year}/{month}/{day}/{slug}' });
  folder.edit('navigation.yaml', 'href: /blog', 'href: /2026/11/18/Release-v1.2');
  const problems = await folder.problems();
  // Links to the old addresses are named.
  expect(problems.filter((line) => !line.includes('/blog/'))).toEqual([]);
  const paths = readPagePaths(readSite(folder.path));
  const found = paths.filter((path) => /four-keys|v1/.test(path));
  expect(found).toEqual([
    '/2026/11/19/four-keys',
    '/2026/11/18/Release-v1.2',
    '/2025/05/22/four-keys',
  ]);
  expect(paths).toContain('/blog');
});

test.each([
  ['/{year}/{slag}', 'a path of letters, digits, {year}'],
  ['/{year}', 'a path that ends with {slug}'],
  ['/{slug}/', 'a path of letters, digits, {year}'],
])('the pattern %s is refused: expected %s', async (permalink, expected) => {
  const problems = await withPost('2026-11-19-new.md').set('blog.yaml', { permalink }).problems();
  expect(problems).toContainEqual(lineLike(`content/blog.yaml:* permalink: expected ${expected}*`));
});

test('a pattern that leads a post to the address of a page is refused with the name of the post', async () => {
  const folder = withPost('2026-11-19-about.md').set('blog.yaml', { permalink: '/{slug}' });
  expect(await folder.problems()).toContainEqual(
    lineLike(
      'content/posts/2026-11-19-about.md:1:1 expected a path that no other page has, found /about; rename *',
    ),
  );
});

test('a time of day orders the posts of a day, and is told in the vendor’s time zone', async () => {
  const folder = withPost('2026-11-19-b.md', `${fields}time: 9:05\n`);
  folder.write(
    'posts/2026-11-19-a.md',
    folder
      .read('posts/2026-11-19-b.md')
      .replace('9:05', '18:30')
      .replace('A new post', 'Evening')
      .replace('A post that', 'Another post that'),
  );
  const { posts } = await loadContent(readSite(folder.path));
  expect(posts.slice(0, 2).map(({ path, article }) => [path, article.published])).toEqual([
    ['/blog/a', '2026-11-19T18:30:00+01:00'],
    ['/blog/b', '2026-11-19T09:05:00+01:00'],
  ]);
  folder.edit('posts/2026-11-19-a.md', 'time: 18:30', 'time: half past six');
  await folder.expectProblems(
    'content/posts/2026-11-19-a.md:* time: expected a time of day such as 9:05 or 18:30, found the text "half past six"',
  );
});

test.each([
  ['/about', 'a path that no other page has'],
  ['/assets/x', 'another path, as the site keeps /assets/x for files of its own'],
  ['/blog/tags/x', 'another path, as lists of posts have those at /blog'],
  ['/2020/x/', 'a path of letters, digits, ., _ and -'],
  ['/2020/x.html', 'a path without the ending of a file'],
])('the address %s is refused: expected %s', async (address, expected) => {
  const folder = withPost('2026-11-19-new.md', `${fields}address: ${address}\n`);
  const line = lineLike(`content/posts/2026-11-19-new.md:6:10 address: expected ${expected}*`);
  expect(await folder.problems()).toContainEqual(line);
});

test('a post may not have the name of another after its day', async () => {
  await withPost('2026-11-19-four-keys.md').expectProblems(
    'content/posts/2026-11-19-four-keys.md:1:1 expected a name that no other post has after its day, found that of posts/2025-05-22-four-keys.md*',
  );
});

test.each([
  ['2026-10-03-the-saturday-queue', /^2026-10-03 the-saturday-queue$/],
  ['the-saturday-queue', 'begins with a day'],
  ['2026-02-30-leap', 'begins with a day'],
  ['2026-10-03-The-Queue_v1.2', /^2026-10-03 The-Queue_v1\.2$/],
  ['2026-10-03-the queue', 'letters, digits'],
  ['2026-10-03-the-queue.html', 'no ending of another file'],
  ['2026-10-03-', 'letters, digits'],
  ['2026-10-03-tags', 'another name'],
])('the name %s says the day and the end of the address, or what is wrong', (name, expected) => {
  const said = Object.values(readPostName(`posts/${name}.md`)).join(' ');
  expect(said).toMatch(expected);
});

test.each([
  ...['/pricing', '/platforms', '/platforms/counter', '/contact/sent'],
  ...['/assets', '/admin', '/sv', '/sv/blog'],
])('posts at %s are refused with the line that says so', async (path) => {
  const folder = new ContentFolder('every language').set('blog.yaml', { path });
  const problems = await folder.problems();
  expect(problems).toContainEqual(lineLike('content/blog.yaml:2:7 path: expected a* path*'));
  expect(problems.join()).not.toContain('pages/sv');
});

test('what is beside the content folder is no part of the content', () => {
  const folder = withPost('2026-11-19-new.md');
  folder.write('../blog.yaml', 'path: /elsewhere');
  folder.set('blog.yaml', { path: undefined });
  expect(
    readPagePaths(readSite(folder.path)).filter((path) => path.startsWith('/elsewhere')),
  ).toEqual([]);
});

test('a mistake on the page about people leaves their names known, and says those that nobody has', async () => {
  const folder = withPost('2026-11-19-new.md', fields.replace('Maja Ek', 'Maja Ekk'));
  folder.set('about.yaml', { 'meta.description': 'Too short.' });
  // Others would be the only ones that are known.
  const careers = folder.read('careers.yaml');
  const people = JSON.stringify({
    section: 'people',
    title: 'Others',
    lead: 'A lead.',
    people: [],
  });
  folder.write('careers.yaml', `${careers}\nothers: ${people}\n`);
  await folder.expectProblems(
    'content/about.yaml:*meta.description: expected at least 70 characters, *',
    'content/careers.yaml:*others.people: expected at least 1 in the list, *',
    'content/posts/2026-11-19-new.md:4:9 author: expected the name of a person * (Maja Ek, *); for somebody else add "- name: Maja Ekk" to authors in blog.yaml, found the text "Maja Ekk"',
  );
  // Nobody knows who stands in a file that cannot be read.
  folder.write('careers.yaml', careers);
  folder.edit('about.yaml', 'description: ', 'description: Who we are: ');
  await folder.expectProblems('content/about.yaml:4:*');
});

test('posts need the words around them, and these need posts', async () => {
  const folder = new ContentFolder();
  const words = folder.read('blog.yaml');
  folder.remove('blog.yaml');
  const missing = lineLike('content/blog.yaml:1:1 expected this file, *, found none');
  expect(await folder.problems()).toContainEqual(missing);
  folder.write('blog.yaml', words);
  folder.remove('posts');
  const unused = 'content/blog.yaml:1:1 unused file; write a post into posts/, or remove it';
  expect(await folder.problems()).toContainEqual(unused);
});

const queue = 'posts/2026-10-03-the-saturday-queue.md';

/** Content whose posts are in English and Swedish, and in Arabic are not. */
async function loadLanguages(folder: string) {
  const content = await loadContent(readSite(folder));
  const [swedish, arabic] = content.translations as [LanguageContent, LanguageContent];
  return { content, swedish, arabic };
}

test('a translated post or page has its own words, and what stands beside the words of its original', async () => {
  const { content, swedish, arabic } = await loadLanguages(example);
  const { post, previous, next } = getPost(swedish, '/sv/blog/the-saturday-queue');
  expect(post).toMatchObject({
    title: 'Lördagskön',
    date: '2026-10-03',
    authors: [{ name: 'Maja Ek', role: 'Grundare' }],
    tags: [{ slug: 'tills', name: 'Kassor' }, { name: 'Vid disken' }],
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

test('a post that is not translated, or is a draft, is in no list of the language; authors without their page have names alone', async () => {
  const folder = new ContentFolder('every language');
  folder.edit(queue, 'title:', 'draft: true\ntitle:');
  folder.remove('sv/posts/2026-05-07-the-thirteenth-digit.md');
  folder.remove('sv/about.yaml');
  const { content, swedish } = await loadLanguages(folder.path);
  for (const name of ['the-saturday-queue', 'the-thirteenth-digit']) {
    expect(swedish.posts.map(({ href }) => href)).not.toContain(`/sv/blog/${name}`);
    expect(swedish.language.paths).not.toContain(`/blog/${name}`);
  }
  const { post, previous } = getPost(swedish, '/sv/blog/three-hooks');
  expect(previous?.href).toBe('/sv/blog/what-i-found-inside');
  // Without the page about people, authors have their names and portraits alone.
  const [author] = getPost(content, '/blog/three-hooks').post.authors;
  expect(post.authors).toEqual([
    { name: author?.name, portrait: { ...author?.portrait, alt: '' } },
  ]);
  // Links lead to the original.
  const handbook = swedish.texts.get('/help/tills')?.text.body;
  expect(handbook).toContain('"/blog/the-thirteenth-digit"');
  expect(handbook).toContain('"/sv/contact"');
});
