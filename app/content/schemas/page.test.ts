import { expect, test } from 'vitest';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { readCounts } from '../counts.ts';
import { loadContent } from '../load.ts';

const questions = { title: 'Asked', lead: 'Short.', items: [{ question: 'Why?', answer: 'So.' }] };

test.each<[string, string, Record<string, unknown>, string]>([
  [
    'a kind that there is not',
    'platforms/counter.yaml',
    { 'walkthrough.section': 'step' },
    'walkthrough.section: expected a kind of section, such as "steps" (one of *), found the text "step"',
  ],
  [
    'a key that is no kind',
    'about.yaml',
    { question: questions },
    'question: expected a kind of section, as in section: points *such as "questions", found the key "question"',
  ],
  [
    'a key that is no word',
    'about.yaml',
    { 'more-questions': { section: 'questions', ...questions } },
    'more-questions: expected a key of letters and digits that begins with a small letter, such as whatTheySay, found the key "more-questions"',
  ],
  [
    'a key that is an id of every page',
    'about.yaml',
    { menu: { section: 'questions', ...questions } },
    'menu: expected a key that is no id of the page around it, found the key "menu"',
  ],
  [
    'a second hero',
    'about.yaml',
    { again: { section: 'hero', title: 'Again', lead: 'Once more.' } },
    'again: expected one hero on a page, at its beginning, found another one; remove it',
  ],
  [
    'no hero',
    'about.yaml',
    { hero: undefined },
    'purpose: expected a page that begins with its hero, found the section purpose',
  ],
  [
    'a section without what it needs',
    'pricing.yaml',
    { plans: undefined },
    'comparison: expected a section "plans" on this page or another, which a section "comparison" needs, found none; add it, or remove this section',
  ],
])('%s is reported with its line', (_mistake, file, values, line) => {
  new ContentFolder().set(file, values).expectProblems(`content/${file}:*:* ${line}`);
});

test('a section can be left out, moved and repeated, and stands where its lines stand', () => {
  const folder = new ContentFolder();
  folder.change('about.yaml', (about) => {
    const { values } = about.toJS();
    about.delete('purpose');
    about.delete('values');
    about.set('moreValues', about.createNode(values));
    about.set('values', about.createNode(values));
    about.set('questions', about.createNode(questions));
  });
  const keys = loadContent(folder.path)
    .pages.get('/about')
    ?.sections.map(({ key, kind }) => `${key}: ${kind}`);
  expect(keys?.at(0)).toBe('hero: hero');
  expect(keys).not.toContain('purpose: purpose');
  expect(keys?.slice(-3)).toEqual(['moreValues: points', 'values: points', 'questions: questions']);
  const counts = readCounts(folder.path);
  expect(counts.get('about.moreValues')).toBe(counts.get('moreValues'));
  // The kind is there twice by now, on Pricing and here.
  expect(counts.get('about.questions')).toBe(1);
  expect(counts.has('points')).toBe(false);
});

test('a form makes its two pages wherever it stands', () => {
  const folder = new ContentFolder();
  folder.change('contact.yaml', (contact) => {
    contact.set('write', contact.get('form', true));
    contact.delete('form');
    contact.setIn(['write', 'section'], 'form');
    contact.setIn(['write', 'endpoint'], 'https://forms.example/f');
  });
  folder.edit('actions.yaml', 'to: /contact#form', 'to: /contact#write');
  const [language] = loadContent(folder.path).languages;
  expect(language?.paths).toContain('/contact/write/sent');
  expect(language?.paths).toContain('/contact/write/not-sent');
});
