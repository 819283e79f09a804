import { expect, test } from 'vitest';
import { exampleContent, exampleSite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { readSiteFrame } from '../../page/layout/site-frame.ts';
import { createPageContext } from '../../page/seo/create-page-context.ts';
import { describeNextChange, describeUnpublishedPages } from '../dates/unpublished.ts';
import type { LanguageContent, SiteContent } from '../pages/site-content.ts';
import { pathInLanguage } from './language.ts';

const osaka = 'tests/vendors/osaka';
const languages = await load(exampleContent(osaka));
const [japanese, english, chinese] = languages;

async function load(reading: Promise<SiteContent>) {
  const content = await reading;
  const [english, chinese] = content.translations as [LanguageContent, LanguageContent];
  return [content, english, chinese] as const;
}

const copyOsaka = () => exampleSite('every language', osaka);

test('a page, a post and an announcement may be in one language alone, which need not be the first', () => {
  const paths = ['/recycle', '/2026/10/12/why-grams', '/2026/10/05/kentei', '/tokushoho'];
  const found = languages.map(({ language }) => paths.filter((path) => language.paths.has(path)));
  expect(found).toEqual([
    ['/2026/10/05/kentei', '/tokushoho'],
    ['/2026/10/12/why-grams'],
    ['/recycle'],
  ]);
  expect(languages.map(({ announcement }) => announcement?.words)).toEqual([
    ...[undefined, undefined],
    '舊秤可以免費回收。',
  ]);
  expect(chinese.announcement?.link.href).toBe('/zh-Hant/recycle');
});

test('a link to a page that the language lacks leads to the first language that has it', () => {
  const [letter] = english.posts;
  expect(letter?.text.body).toContain('"/en/platforms/ryoban"');
  expect(letter?.text.body).toContain('"/zh-Hant/recycle"');
  const text = chinese.texts.get('/recycle')?.text.body;
  expect(text).toContain('"/zh-Hant/contact"');
  expect(text).toContain('"/platforms/daibakari"');
});

test('who writes has the name of each language, in its order', () => {
  const names = [japanese, english].map(({ posts }) =>
    posts.flatMap(({ authors }) => authors.map(({ name }) => name)),
  );
  expect(names).toEqual([['見本 花子'], ['Hanako Mihon']]);
});

test('such links of menus stand in one group with one heading, in the first language too', () => {
  const groups = languages.map((content) => {
    const { navigation } = readSiteFrame(content, pathInLanguage(content.language, '/'));
    return navigation.footer.groups
      .filter(({ isUntranslated }) => isUntranslated)
      .map(({ title, links }) => [title, ...links.map(({ href }) => href)]);
  });
  expect(groups).toEqual([
    [['ほかの言語で', '/zh-Hant/recycle']],
    [['In other languages', '/tokushoho', '/zh-Hant/recycle']],
    [['日文頁面', '/tokushoho', '/tayori']],
  ]);
});

test('search engines and the list of languages get the languages that have the page', () => {
  const tags = (content: LanguageContent, path: string) =>
    createPageContext(content, path).alternates.map(({ tag }) => tag);
  expect(tags(japanese, '/pricing')).toEqual(['ja', 'en', 'zh-Hant']);
  expect(tags(english, '/tayori')).toEqual(['ja', 'en']);
  expect(tags(chinese, '/recycle')).toEqual([]);
  const { translations } = readSiteFrame(chinese, '/zh-Hant/recycle');
  expect(translations.map(({ href }) => href)).toEqual(['/', '/en', '/zh-Hant/recycle']);
});

test('what is to come in one language alone waits for its day, which is named', async () => {
  const folder = await copyOsaka();
  folder.edit('zh-Hant/announcement.yaml', 'alone: true', 'alone: true\nfrom: 2026-12-01');
  folder.rename('en/posts/2026-10-12-why-grams.md', 'en/posts/2026-12-24-why-grams.md');
  const [, english, chinese] = await load(folder.content());
  expect([english.posts.length, chinese.announcement]).toEqual([0, undefined]);
  const site = folder.folder;
  expect(describeUnpublishedPages(site)).toEqual([
    'content/en/posts/2026-12-24-why-grams.md: not built, as it is a post for 2026-12-24, which is in the future',
    expect.stringMatching(/^content\/zh-Hant\/announcement.yaml: not built, as it is .*2026-12-01/),
  ]);
  const [next = ''] = describeNextChange(site);
  expect(next).toMatch(/^Build again on 2026-12-01 .*zh-Hant\/announcement.yaml begins\.$/);
});

test('a file without its original says that it is meant, and one with an original says no such thing', async () => {
  const folder = await copyOsaka();
  folder.edit('zh-Hant/pages/recycle.md', 'alone: true\n', '');
  folder.edit('en/contact.yaml', 'meta:', 'alone: true\nmeta:');
  folder.edit('contact.yaml', 'meta:', 'alone: true\nmeta:');
  const problems = await folder.problems();
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^content\/zh-Hant\/pages\/recycle.md:1:1 expected content\/pages\/recycle.md, of which this is the translation, found none; give it the name of its original, or write alone: true into it/,
    ),
  );
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^content\/en\/contact.yaml:1:\d+ alone: expected no such line, as content\/contact.yaml is the original of this file; remove it$/,
    ),
  );
  expect(problems).toContainEqual(
    expect.stringMatching(/^content\/contact.yaml:1:\d+ alone: expected no such line in the first/),
  );
});
