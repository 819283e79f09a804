import { expect, test } from 'vitest';
import { parse, parseDocument, stringify } from 'yaml';
import { setFields, tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import type { Problem } from '../../sitewright/content/messages/problem.ts';
import { findLineBehind } from './find-behind.ts';
import { followInTranslations, withFollowers } from './follow-in-translations.ts';

type Fields = Readonly<Record<string, unknown>>;

const person = (name: string, src: string, alt: string) => {
  return { name, role: `The role of ${name}`, image: { src, alt } };
};
const people = [person('Ann', 'dog.jpg', 'A dog'), person('Ben', 'cat.jpg', 'A cat')];
const leadership = { section: 'people', title: 'Who we are', people };

/** A page in three languages, and a post in two, that somebody edits for a while. */
function openSite() {
  const site = tinySite({
    'about.yaml': { leadership },
    'posts/2026-01-01-news.md': {},
  })
    .translate('sv')
    .translate('ar');
  const memory = { former: new Map(), seen: new Map(), begun: new Map(), sources: new Map() };
  /** Where other languages are behind with a change, as field, or line of a text, by language. */
  const say = (behind: readonly Problem[]) =>
    behind.map((one) => [one.file.split('/')[1], one.field || `line ${one.line}`].join(' '));
  const listBehind = (file: string, change: { value: object; body?: string }) =>
    say(followInTranslations(site.folder, file, change, memory).behind);
  const valueWith = (values: Fields) => {
    const document = parseDocument(site.read('about.yaml'));
    setFields(document, values);
    return document.toJS() as object;
  };
  const draft = (values: Fields) => listBehind('about.yaml', { value: valueWith(values) });
  const save = (values: Fields) => {
    const value = valueWith(values);
    const { texts } = followInTranslations(site.folder, 'about.yaml', { value }, memory);
    site.write('about.yaml', stringify(value));
    for (const [file, text] of Object.entries(texts)) site.write(file, text);
    return draft({});
  };
  /** Writes a text of several languages at once, as a replacement does. */
  const replace = (field: string, ...languages: [folder: string, words: string][]) => {
    const texts = languages.map(([folder, words]) => {
      const document = parseDocument(site.read(`${folder}about.yaml`));
      setFields(document, { [field]: words });
      return [`${folder}about.yaml`, `${document}`] as const;
    });
    const all = withFollowers(site.folder, Object.fromEntries(texts), memory);
    for (const [file, text] of Object.entries(all.texts)) site.write(file, String(text));
    return say(all.behind);
  };
  return { site, listBehind, draft, save, replace };
}

test('a text that is changed names each language that has words of its own there, before it is saved and after, until these are changed or it is put back', () => {
  const { site, draft, save } = openSite();
  site.set('ar/about.yaml', { 'hero.lead': undefined });
  expect(draft({})).toEqual([]);
  const both = ['sv hero.title', 'ar hero.title'];
  expect(draft({ 'hero.title': 'We' })).toEqual(both);
  expect(draft({ 'hero.lead': 'We mend.' })).toEqual(['sv hero.lead']);
  expect(save({ 'hero.title': 'We' })).toEqual(both);
  expect(save({ 'hero.title': 'All of us' })).toEqual(both);
  site.set('sv/about.yaml', { 'hero.title': 'Vi alla' });
  expect(draft({})).toEqual(['ar hero.title']);
  expect(save({ 'hero.title': 'about' })).toEqual(['sv hero.title']);
});

test('what is replaced in several languages at once is behind in the others alone', () => {
  const { draft, replace } = openSite();
  expect(draft({})).toEqual([]);
  const behind = replace('hero.lead', ['', 'Ring 2.'], ['sv/', 'Ring 2 nu.']);
  expect(behind).toEqual(['ar hero.lead']);
  expect(draft({})).toEqual(['ar hero.lead']);
});

test('a price that is changed names the texts of other languages that repeat it, once, until they say another one', () => {
  const { site, draft, save } = openSite();
  const description = 'meta.description';
  site.set('about.yaml', { plans: { items: [{ name: 'Shop', price: 5900 }] } });
  site.set('about.yaml', { [description]: 'A till for 5,900 kr a year.' });
  site.set('sv/about.yaml', { [description]: 'En kassa för 5\u00a0900 kr om året.' });
  site.set('ar/about.yaml', { [description]: 'A till in 59 shops.' });
  expect(draft({})).toEqual([]);
  const raised = { 'plans.items[0].price': 6200 };
  expect(draft(raised)).toEqual([`sv ${description}`]);
  const both = [`sv ${description}`, `ar ${description}`];
  expect(save({ ...raised, [description]: 'A till for 6,200 kr a year.' })).toEqual(both);
  site.set('sv/about.yaml', { [description]: 'En kassa för 6\u00a0200 kr om året.' });
  expect(draft({})).toEqual([`ar ${description}`]);
});

test('another picture names the languages that describe the one before, though it is described in the same words, and also where its person has another name', () => {
  const { draft, save } = openSite();
  const alt = 'leadership.people[0].image.alt';
  const both = [`sv ${alt}`, `ar ${alt}`];
  expect(draft({ 'leadership.people[0].image.src': 'pup.jpg' })).toEqual(both);
  const changed = { name: 'Anna', 'image.src': 'pup.jpg', 'image.alt': '' };
  const fields = Object.entries(changed).map(([name, value]) => {
    return [`leadership.people[0].${name}`, value];
  });
  expect(save(Object.fromEntries(fields))).toEqual(both);
});

test('entries that move, go, are new or say the same as another name no language but for words that are others', () => {
  const { site, draft, save } = openSite();
  const list = (...all: unknown[]) => draft({ 'leadership.people': all });
  const [ann, ben] = people;
  const cy = person('Cy', 'dog.jpg', 'A dog');
  expect(list(ben, ann)).toEqual([]);
  expect(list(cy, ann, ben)).toEqual([]);
  expect(list(cy, { ...ben, role: 'Mends' }, ann)).toEqual([
    'sv leadership.people[1].role',
    'ar leadership.people[1].role',
  ]);
  expect(list(ben)).toEqual([]);
  save({ 'leadership.people': [ann, ben, { ...cy, role: 'Sells' }] });
  const { leadership: own } = parse(site.read('sv/about.yaml'));
  // Its translation has the words of another entry.
  const third = { key: 'Cy', role: own.people[0].role, image: own.people[0].image };
  site.set('sv/about.yaml', { 'leadership.people': [...own.people, third] });
  expect(draft({})).toEqual([]);
});

test('the text of a post names the languages that have the post', () => {
  const { site, listBehind } = openSite();
  const file = 'posts/2026-01-01-news.md';
  site.remove(`ar/${file}`);
  const { body = '' } = site.folder.get(file) ?? {};
  const value = site.folder.fields(file);
  expect(listBehind(file, { value, body: body.trim() })).toEqual([]);
  expect(listBehind(file, { value, body: 'Other words.' })).toEqual(['sv line 7']);
  expect(listBehind(file, { value: { ...value, title: 'No' }, body })).toEqual(['sv title']);
});

test('a long text that is behind leads to the paragraph that is, where it has as many as the other', () => {
  const now = 'One.\n\nTwo, anew.\n\nThree.';
  const before = 'One.\n\nTwo.\n\nThree.';
  expect(findLineBehind('\n\n\nEtt.\n\nTvå\noch så.\n\nTre.\n', before, now)).toBe(6);
  // What is added stands at the end, in no paragraph of its own yet.
  expect(findLineBehind('Ett.\n\nTvå.\n\nTre.\n', before, `${before}\n\nFour.`)).toBe(5);
  expect(findLineBehind('Ett.\n\nTre.\n', before, now)).toBeUndefined();
});
