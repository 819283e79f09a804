import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ContentFolder, lineLike } from '../../tests/support/content-folder.ts';
import { removeTexts } from '../../tests/support/remove-texts.ts';
import { getSection } from '../../tests/support/section.ts';
import { loadContent } from './load.ts';
import { readPagePaths } from './page-paths.ts';

test('the vendor’s name is written in one file and appears in the texts of the others', () => {
  const folder = new ContentFolder();
  folder.edit('brand/brand.yaml', 'name: Brasswick', 'name: Acme Tills');
  const content = loadContent(folder.path);
  expect(JSON.stringify(content)).not.toContain('Brasswick');
  expect(getSection(content, 'points').title).toContain('Acme Tills');
});

test('an unknown action is reported where a page names it, with the file of the actions', () => {
  const folder = new ContentFolder();
  folder.edit('home.yaml', '- see-it', '- watch-film');
  folder.edit('actions.yaml', 'features:', 'see-it-twice:\n  label: Look\nfeatures:');
  folder.expectProblems(
    'content/home.yaml:*:7 hero.actions[1]: expected the name of an action in content/actions.yaml:3:1, found the text "watch-film"',
  );
});

test('an action that got another name in actions.yaml is reported with its line there', () => {
  const folder = new ContentFolder();
  folder.edit('actions.yaml', 'ask-us:', 'mail:');
  folder.expectProblems(
    'content/home.yaml:*:7 closing.actions[1]: expected the name of an action in content/actions.yaml:9:1, such as "mail", found the text "ask-us"',
  );
});

test('a name that was changed in one file is suggested where another names it', () => {
  const folder = new ContentFolder();
  const picture = 'books.jpg';
  folder.edit('actions.yaml', 'see-it:', 'see-it-run:');
  folder.rename(`pictures/${picture}`, `pictures/the-${picture}`);
  folder.rename('platforms/counter.yaml', 'platforms/counters.yaml');
  const problems = folder.problems().join('\n');
  expect(problems).toContain(
    'expected the name of an action in content/actions.yaml:6:1, such as "see-it-run", found the text "see-it"',
  );
  expect(problems).toContain(`such as "the-${picture}", found the text "${picture}"`);
  expect(problems).toContain('in platforms/, without .yaml, such as "counters", found');
});

test('problems of several files are reported together', () => {
  const folder = new ContentFolder();
  folder.edit('home.yaml', 'value: 20 min', 'value: 20');
  folder.edit('navigation.yaml', 'href: /about', 'href: about');
  folder.edit('not-found.yaml', 'code: "404"', 'code: [404');
  folder.remove('error.yaml');
  folder.write('prices.yaml', '');
  const files = folder.problems().map((line) => /^content\/(.+?)\.yaml/.exec(line)?.[1]);
  expect(new Set(files)).toEqual(new Set(['navigation', 'home', 'not-found', 'error', 'prices']));
});

test('a broken actions.yaml is one problem, not one for each button', () => {
  const folder = new ContentFolder();
  folder.edit('actions.yaml', 'try-it:', 'try-it: [');
  folder.expectProblems('content/actions.yaml:*');
});

test('an unknown word in braces is reported, with the words that the field knows', () => {
  const folder = new ContentFolder();
  folder.edit('home.yaml', 'pick {vendor}', 'pick {vendr}');
  folder.edit('careers.yaml', 'as {job}', 'as {jb} at {vendor}');
  folder.edit('site.yaml', 'Every penny', 'Every penny of {vendor}');
  folder.set('actions.yaml', { 'try-it.to': '{orgin}/demo' });
  folder.edit('about.yaml', 'lead: From one drawer', 'lead: From { vendr } one drawer');
  const hint = (word: string) => `(to show the braces, put spaces inside: { ${word} })`;
  expect(folder.problems().map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
    `content/site.yaml copyright: expected no word in braces ${hint('vendor')}, found {vendor}`,
    expect.stringMatching(/^content\/actions\.yaml try-it\.to: expected a path such as /),
    `content/home.yaml benefits.title: expected {vendor} or {origin} ${hint('vendr')}, found {vendr}`,
    `content/careers.yaml positions.applyTopic: expected {vendor} or {origin} or {job} ${hint('jb')}, found {jb}`,
  ]);
});

const platforms = 'header.platforms.links';
const described = { name: 'C', description: 'c', document: 'receipt' };
const counter = { ...described, href: '/platforms/counter' };

test.each([
  [
    '[0]',
    counter,
    ':15 *[0].href: expected "page: counter" in place of name, href, description and document, as platforms/counter.yaml says them, found the text "/platforms/counter"',
  ],
  ['[1].page', 'franchise', '* *[1].page: expected the name of a file in platforms/*'],
  ['[1].page', 'counter', '* *[1].page: expected a platform that is not listed above*'],
])(
  'a wrong platform of the navigation is reported there: %s of the value %o',
  (at, value, line) => {
    const folder = new ContentFolder().set('navigation.yaml', { [platforms + at]: value });
    folder.expectProblems(`content/navigation.yaml:*${line.replace(' *', ` ${platforms}`)}`);
  },
);

test('a page whose file is missing does not exist, and nothing leads to it', () => {
  const folder = new ContentFolder();
  folder.remove('careers.yaml');
  folder.remove('case-studies.yaml');
  // The pictures that it showed are no longer used.
  for (const problem of folder.problems()) {
    folder.remove(/(pictures\/.+?):.+unused/.exec(problem)?.[1] ?? problem);
  }
  folder.edit('actions.yaml', 'to: /careers', 'to: "/careers#positions"');
  // A link in a text is for its author to change.
  folder.edit('posts/2026-11-12-three-hooks.md', '(/careers)', '(/about)');
  const content = loadContent(folder.path);
  expect(content.pages.has('/careers')).toBe(false);
  expect(JSON.stringify(content)).not.toMatch(/"\/(careers|case-studies)/);
  expect(content.navigation.footer.groups.map(({ links }) => links.length)).not.toContain(0);
  expect(readPagePaths(folder.path)).not.toContain('/careers');
  folder.edit('not-found.yaml', 'href: /', 'href: /careers');
  folder.expectProblems('*expected the path of a page* (careers.yaml does not exist)*');
});

test('a page whose buttons all lead to missing pages is reported, as its end would have none', () => {
  const folder = new ContentFolder();
  folder.remove('case-studies.yaml');
  folder.set('actions.yaml', { 'try-it.to': '/case-studies' });
  folder.set('about.yaml', { 'closing.actions': ['try-it'] });
  const line =
    'content/about.yaml:* closing.actions: expected a button that leads to a page of this site*';
  expect(folder.problems()).toContainEqual(lineLike(line));
});

test('stores are counted as the language of the page writes numbers', () => {
  const ways = ['1,200+', '1 200+', '1.200', '1’200+', '50K', '1.2M+', 'many'];
  const items = ways.map((stores, index) => ({ name: `Industry ${index}`, stores }));
  const folder = new ContentFolder().set('case-studies.yaml', { 'industries.items': items });
  folder.expectProblems('*found the text "many"*');
});

test('the words around texts may wait for the first text, which needs no day', () => {
  const folder = new ContentFolder();
  const words = folder.read('reading.yaml');
  removeTexts(folder.path);
  folder.write('reading.yaml', words);
  folder.expectProblems();
  const text = 'What we keep of you, why, for how long, and whom to ask when you want to see it.';
  mkdirSync(`${folder.path}/pages`);
  folder.write('pages/privacy.md', `---\ntitle: Your data\ndescription: ${text}\n---\n\nWords.\n`);
  const page = loadContent(folder.path).texts.get('/privacy');
  expect(page?.updated).toBeUndefined();
  folder.remove('reading.yaml');
  folder.expectProblems(
    'content/reading.yaml:1:1 expected this file, the words around texts, found none',
  );
});

test('a link may lead to a page that is still to be made, if the vendor says so', () => {
  const link = 'header.links[1].href';
  const folder = new ContentFolder().set('navigation.yaml', { [link]: '/gdpr' });
  folder.expectProblems(`*${link}: expected the path of a page of this site*`);
  folder.set('site.yaml', { planned: ['/gdpr'] }).expectProblems();
});

test('header and menu may lead to another site', () => {
  const [logIn, elsewhere] = ['https://app.acme.example/log-in', 'https://f.acme.example/'];
  const folder = new ContentFolder().set('navigation.yaml', {
    'header.links[1].href': logIn,
    [`${platforms}[2]`]: { ...described, href: elsewhere },
  });
  const { header } = loadContent(folder.path).navigation;
  expect(header.links[1]?.href).toBe(logIn);
  expect(header.platforms.links[2]?.href).toBe(elsewhere);
});

test('a picture that is missing, unusable or unused is reported where it is named, or by its path', () => {
  const folder = new ContentFolder();
  const { leadership } = parse(folder.read('about.yaml'));
  const [first, second] = [0, 1].map((index) => leadership.people[index].image.src);
  folder.remove(`pictures/${first}`);
  folder.write(`pictures/${second}`, 'A portrait');
  // Other pages and posts show them too.
  const place = /^content\/\S+:\d+:\d+ (?:[\w.[\]]+\.)?(?:image|picture|figure)\.src: /;
  const problems = folder.problems();
  for (const problem of problems) expect(problem).toMatch(place);
  const found = new Set(problems.map((problem) => problem.replace(place, '')));
  expect([...found].sort()).toEqual([
    'expected a JPEG, PNG, WebP, AVIF or SVG picture, found a file that is none, or of which the beginning is lost',
    `expected the name of a file in content/pictures, found the text "${first}"`,
  ]);

  const other = new ContentFolder();
  other.write('pictures/spare.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  other.write('pictures/LICENCES.md', 'Notes are no pictures.');
  other.expectProblems(
    'content/pictures/spare.svg:1:1 unused picture; name it where it is to be shown, or remove it',
  );
});

test('a picture of a link to a page is large enough for link previews', () => {
  const folder = new ContentFolder().set('home.yaml', { 'meta.image.src': 'bulb.jpg' });
  folder.expectProblems(
    'content/home.yaml:* meta.image.src: expected a picture of at least 1200 by 630 pixels, or no picture, for which a ticket is drawn, found * by * pixels',
  );
});
