import { expect, test } from 'vitest';
import { exampleSite, lineLike, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { describeUnpublishedPages } from '../dates/unpublished.ts';
import { readPagePaths } from '../pages/page-paths.ts';
import type { LanguageContent } from '../pages/site-content.ts';
import type { Post } from './post.ts';
import { getPost, listPostLists } from './post-list.ts';
import { readPostName } from './post-outlines.ts';

const title = 'title: A new post';
const description =
  'description: A post that a test has written, in a sentence that is as long as search results want it.';
const fields = `${title}\n${description}\nauthor: Maja Ek\ntags: [ tills ]\n`;

const portrait = { src: 'maja.jpg', alt: 'Maja' };
const maja = { name: 'Maja Ek', role: 'Founder', image: portrait, bio: 'She counts.' };
const people = { section: 'people', title: 'Who', lead: 'We.', people: [maja] };
const about =
  'What a post of this blog is about that has a subject, in a sentence of some length, so.';
const tills = { slug: 'tills', name: 'Tills', description: about };
const older = 'posts/2025-05-22-four-keys.md';

/** A site with a founder, two posts that are older, and one more. */
const withPost = (file: string, front = fields, text = 'Words.\n') =>
  tinySite({
    'about.yaml': { people },
    [older]: { title: 'Why there are four keys', author: 'Maja Ek', tags: ['tills'] },
    'posts/2026-11-12-three-hooks.md': { author: 'Maja Ek' },
    'blog.yaml': { tags: [tills] },
    [`posts/${file}`]: `---\n${front}---\n\n${text}`,
  }).addPicture('maja.jpg');

test('a post of today is the first of the list, and leads to the one before it', async () => {
  const folder = withPost('2026-11-20-new.md');
  const content = await folder.content();
  const { post, previous, next } = getPost(content, '/blog/new');
  expect(post).toMatchObject({
    title: 'A new post',
    date: '2026-11-20',
    authors: [{ name: 'Maja Ek', role: 'Founder' }],
    wordCount: 1,
  });
  expect([previous?.title, next]).toEqual([content.posts[1]?.title, undefined]);
  expect(content.posts[0]).toBe(post);
  expect(readPagePaths(folder.folder)).toContain('/blog/new');
});

test('a post needs neither author nor tag, and one that nobody signed is the vendor’s', async () => {
  const folder = withPost('2026-11-20-new.md', `${title}\n${description}\n`);
  const content = await folder.content();
  const { post, related } = getPost(content, '/blog/new');
  expect([post.authors, post.tags, related]).toEqual([[], [], []]);
  expect(listPostLists(content)[0]?.posts[0]?.href).toBe('/blog/new');
});

test('several may have written a post: people of a page, authors of blog.yaml, or a name alone', async () => {
  const signed = `${title}\n${description}\nauthors: [Maja Ek, Kim Ödman, Grandmother]\n`;
  // Some keyboards write a letter and its accent as two signs.
  const folder = withPost('2026-11-20-new.md', signed.normalize('NFD'));
  const kim = { name: 'Kim Ödman', role: 'Guest', href: 'https://kim.example/' };
  folder.set('blog.yaml', { authors: [kim] });
  const content = await folder.content();
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
  const content = await withPost('2026-11-20-new.md', front).content();
  const { post } = getPost(content, '/blog/new');
  expect([post.title, post.meta.title]).toEqual([long, 'What a queue waits for']);
  expect(content.warnings).toEqual([]);
  const only = withPost('2026-11-20-new.md', fields.replace('A new post', long));
  expect(await only.advice()).toEqual([
    expect.stringMatching(/new\.md:2:8 title: search results cut .+, or give it a searchTitle$/),
  ]);
});

test('a post leads to those with most of its tags, and not to its neighbours again', async () => {
  const {
    posts: [post],
  } = await withPost('2026-11-19-new.md').content();
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
  expect((await folder.content()).posts.map(({ title }) => title)).not.toContain('A new post');
  expect(readPagePaths(folder.folder)).not.toContain('/blog/new');
  const line = `content/posts/${file}: not built, as it is ${reason}`;
  expect(describeUnpublishedPages(folder.folder)).toEqual(field ? [] : [line]);
  folder.set('not-found.yaml', { 'back.href': '/blog/new' });
  const which = field
    ? `(this one is ${reason})`
    : 'as long as this one (/blog/new is there from *)';
  const problem = `expected the path of a page that visitors get ${which}*`;
  await folder.expectProblems(`content/not-found.yaml:* back.href: ${problem}`);
});

test('an unused picture or download is warned of, and those of a draft wait with it', async () => {
  const picture = 'picture: { src: new.jpg, alt: A thing }\ndraft: true\n';
  const site = withPost('2026-11-19-new.md', fields + picture, '![A part](part.jpg)\n');
  for (const name of ['new.jpg', 'part.jpg', 'spare.jpg', 'LICENCES.md']) site.addPicture(name);
  expect(await site.addDownload('spare.pdf').advice()).toEqual([
    'content/pictures/spare.jpg:1:1 unused picture; name it where it is to be shown, or remove it',
    expect.stringMatching(/files\/spare\.pdf:1:1 unused file; link to \/files\/spare\.pdf, /),
  ]);
});

test.each([
  ['of 1600 pixels', 1600, 1200],
  ['that is smaller than link previews show', 900, undefined],
])(
  'what a link to a post with a picture %s shows is that picture, or else drawn',
  async (_, width, shown) => {
    const picture = 'picture: { src: table.jpg, alt: A thing on a table }\n';
    const site = withPost('2026-11-19-new.md', fields + picture).addPicture('table.jpg', width);
    const { post } = getPost(await site.content(), '/blog/new');
    expect(post.meta.image?.width).toBe(shown);
    expect(post.picture?.picture.alt).toBe('A thing on a table');
  },
);

test('a post may have an address of its own, with capitals, dots and a date, as the same name in two years needs', async () => {
  const folder = withPost(
    '2026-11-19-four-keys.md',
    `${fields}address: /2026/11/19/Four.Keys-v1.2\n`,
  );
  folder.set('not-found.yaml', { 'back.href': '/2026/11/19/Four.Keys-v1.2' });
  const content = await folder.content();
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
  folder.set('not-found.yaml', { 'back.href': '/2026/11/18/Release-v1.2' });
  await folder.expectProblems();
  const paths = readPagePaths(folder.folder);
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
  const { posts } = await folder.content();
  expect(posts.slice(0, 2).map(({ path, article }) => [path, article.published])).toEqual([
    ['/blog/a', '2026-11-19T18:30:00+01:00'],
    ['/blog/b', '2026-11-19T09:05:00+01:00'],
  ]);
  folder.edit('posts/2026-11-19-a.md', 'time: 18:30', 'time: half past six');
  await folder.expectProblems(
    'content/posts/2026-11-19-a.md:* time: expected a time of day such as 9:05 or 18:30, found the text "half past six"',
  );
});

test('a time that the clocks leave out in spring is refused', async () => {
  const folder = withPost('2026-03-29-new.md', `${fields}time: "2:30"\n`);
  await folder.expectProblems(
    'content/posts/2026-03-29-new.md:* time: expected a time outside the hour over which the clocks of Europe/Stockholm go forward, found 02:30',
  );
});

test.each([
  ['Europe/Stockholm', '2026-10-25', '2026-10-25T02:30:00+01:00'],
  ['America/New_York', '2026-11-01', '2026-11-01T01:30:00-04:00'],
])(
  'of a time that the clocks of %s show twice a build says which is taken',
  async (timeZone, day, taken) => {
    const [time] = /\d\d:\d\d/.exec(taken) ?? [];
    const folder = withPost(`${day}-new.md`, `${fields}time: "${time}"\n`);
    folder.set('site.yaml', { timeZone });
    expect(await folder.advice()).toContainEqual(
      lineLike(
        `content/posts/${day}-new.md:* the clocks of ${timeZone} show ${time} twice *: ${taken} is taken`,
      ),
    );
  },
);

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

const taken = ['/about', '/tools', '/tools/counter', '/assets', '/admin', '/sv', '/sv/blog'];

test.each(taken)('posts at %s are refused with the line that says so', async (path) => {
  const site = withPost('2026-11-19-new.md').set('pages/tools/counter.yaml', {});
  site.set('site.yaml', { languages: ['en', 'sv'] });
  const problems = await site.set('blog.yaml', { path }).problems();
  expect(problems).toContainEqual(lineLike('content/blog.yaml:1:7 path: expected a* path*'));
  expect(problems.join()).not.toContain('pages/sv');
});

test('a mistake on the page about people leaves their names known, and says those that nobody has', async () => {
  const site = withPost('2026-11-19-new.md', fields.replace('Maja Ek', 'Maja Ekk'));
  site.set('about.yaml', { 'meta.description': 'Too short.' });
  // Others would be the only ones that are known.
  site.set('careers.yaml', { others: { ...people, people: [] } });
  await site.expectProblems(
    'content/about.yaml:*meta.description: expected at least 70 characters, *',
    'content/careers.yaml:*others.people: expected at least 1 in the list, *',
    'content/posts/2026-11-19-new.md:4:9 author: expected the name of a person * (Maja Ek); for somebody else add "- name: Maja Ekk" to authors in blog.yaml, found the text "Maja Ekk"',
  );
  // Nobody knows who stands in a file that cannot be read.
  site.remove('careers.yaml').edit('about.yaml', 'description: ', 'description: Who we are: ');
  await site.expectProblems('content/about.yaml:3:*');
});

test('a section of posts says which file a language lacks that has none', async () => {
  const site = (await exampleSite('every language')).remove('ar/blog.yaml');
  const latest = { section: 'latestPosts', title: 'News', lead: 'What is new.', all: 'All posts' };
  for (const base of ['', 'sv/', 'ar/']) site.set(`${base}home.yaml`, { news: latest });
  const problems = (await site.problems()).filter((line) => line.includes(' news: '));
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/ar\/home.yaml:.*expected a post in this language, in posts\/, which/,
    ),
    expect.stringMatching(
      /^content\/ar\/home.yaml:.*expected the list of posts in this language, blog.yaml, which/,
    ),
  ]);
});

test('posts need the words around them, and these need posts', async () => {
  const site = withPost('2026-11-19-new.md');
  const words = site.read('blog.yaml');
  await site
    .remove('blog.yaml')
    .expectProblems('content/blog.yaml:1:1 expected this file, *, found none');
  const unused = 'content/blog.yaml:1:1 unused file; write a post into posts/, or remove it';
  await tinySite({ 'blog.yaml': words }).expectProblems(unused);
});

/** A site whose posts are in English and Swedish. */
function inTwoLanguages() {
  const site = withPost('2026-11-19-new.md').translate('sv');
  site.set('sv/about.yaml', { 'people.people[0].role': 'Grundare' });
  site.set('sv/blog.yaml', { 'tags[0].name': 'Kassor' });
  site.set('sv/posts/2026-11-19-new.md', { title: 'Ett nytt', author: undefined, tags: undefined });
  return site;
}

test('a translated post has its own words, and what stands beside the words of its original', async () => {
  const content = await inTwoLanguages().content();
  const [swedish] = content.translations as [LanguageContent];
  const { post, previous } = getPost(swedish, '/sv/blog/new');
  expect(post).toMatchObject({
    ...{ title: 'Ett nytt', date: '2026-11-19' },
    authors: [{ name: 'Maja Ek', role: 'Grundare' }],
    tags: [{ slug: 'tills', name: 'Kassor' }],
  });
  expect(previous?.href).toBe('/sv/blog/three-hooks');
  const [original] = getPost(content, '/blog/new').post.authors;
  expect(post.authors[0]?.portrait?.src).toBe(original?.portrait?.src);
});

test('a tag in the letters of the other direction stands in one in the heading of its page', async () => {
  const site = inTwoLanguages().set('sv/blog.yaml', {
    'tags[0].name': 'קופות',
    'list.tagged': '{tag}!',
  });
  const [swedish] = (await site.content()).translations as [LanguageContent];
  const titles = listPostLists(swedish).map(({ hero }) => hero.title);
  expect(titles).toContain('\u2068קופות\u2069!');
});

test('a writer whom a language writes in its own letters has the role there, whichever name a post says', async () => {
  const site = inTwoLanguages();
  site.set('sv/about.yaml', { 'people.people[0].name': 'مايا إيك' });
  const roleOf = async () => {
    const [swedish] = (await site.content()).translations as [LanguageContent];
    return getPost(swedish, '/sv/blog/new').post.authors;
  };
  const expected = [{ name: 'مايا إيك', role: 'Grundare' }];
  for (const author of [undefined, 'Maja Ek', 'مايا إيك']) {
    site.set('sv/posts/2026-11-19-new.md', { author });
    expect(await roleOf(), author).toMatchObject(expected);
  }
});

test('a post that is not translated, or is a draft, is in no list of the language; authors without their page have names alone', async () => {
  const site = inTwoLanguages();
  site.set('posts/2026-11-12-three-hooks.md', { draft: true });
  site.remove(`sv/${older}`).remove('sv/about.yaml');
  site.set('home.yaml', { 'hero.lead': 'Of [keys](/blog/four-keys) and [news](/blog/new).' });
  site.set('sv/home.yaml', { 'hero.lead': 'Om [tangenter](/blog/four-keys), [nytt](/blog/new).' });
  const content = await site.content();
  const [swedish] = content.translations as [LanguageContent];
  expect(swedish.posts.map(({ href }) => href)).toEqual(['/sv/blog/new']);
  const [author] = getPost(content, '/blog/new').post.authors;
  expect(getPost(swedish, '/sv/blog/new').post.authors).toEqual([
    { name: author?.name, portrait: { ...author?.portrait, alt: '' } },
  ]);
  // Links lead to the original.
  const lead = JSON.stringify(swedish.pages.get('/')?.sections[0]?.content);
  expect([lead.includes('"/blog/four-keys"'), lead.includes('"/sv/blog/new"')]).toEqual([
    true,
    true,
  ]);
});
