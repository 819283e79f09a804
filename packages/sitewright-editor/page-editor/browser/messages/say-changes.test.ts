import { expect, test } from 'vitest';
import { joinChanges } from '../../../saving/join-changes.ts';
import { listOpen, sayChanges, takeTheirs } from './say-changes.ts';

const before = {
  hero: { title: 'Prices', lead: 'What it costs.' },
  plans: {
    items: [
      { name: 'Shop', price: 290 },
      { name: 'Chain', price: 900 },
    ],
  },
};
const read = (theirs: object, own: object) => {
  const joined = joinChanges(before, theirs, own);
  return { value: joined.value, news: sayChanges(own, joined) };
};

test('what somebody else has changed is said in words of the fields, without a line of a file', () => {
  const theirs = {
    hero: { ...before.hero, lead: 'What *it* costs you.' },
    plans: { items: [{ name: 'Shop', price: 310 }] },
  };
  const { news } = read(theirs, { ...before, hero: { ...before.hero, title: 'Our prices' } });
  expect(news).toEqual({
    changes: [
      'Opening, Introduction: What it costs. → What *it* costs you.',
      'Plans, Shop, Price: 290 → 310',
      'Plans: Chain is gone',
    ],
    choices: [],
  });
});

test('where both changed a field, both are said, and theirs is taken by a choice, until somebody has changed it', () => {
  const theirs = { ...before, hero: { ...before.hero, title: 'Their prices' } };
  const own = { ...before, hero: { ...before.hero, title: 'Our prices' } };
  const { value, news } = read(theirs, own);
  // What stands is no change.
  expect(news.changes).toEqual([]);
  const [choice] = news.choices;
  expect(choice).toMatchObject({
    words: 'Opening, Title: they wrote “Their prices”; yours is kept: “Our prices”',
    act: 'Take theirs',
  });
  expect(listOpen(news, value)).toEqual([choice]);
  const taken = choice && takeTheirs(value, choice);
  expect(taken).toEqual(theirs);
  expect(listOpen(news, taken)).toEqual([]);
});

test('what one removed and the other changed is there, and goes by a choice', () => {
  const changed = { plans: { items: [before.plans.items[0], { name: 'Chain', price: 950 }] } };
  const removed = { plans: { items: [before.plans.items[0]] } };
  for (const [theirs, own, act] of [
    [changed, removed, 'Remove it'],
    [removed, changed, 'Remove it too'],
  ] as const) {
    const { value, news } = read({ ...before, ...theirs }, { ...before, ...own });
    expect(value).toEqual({ ...before, ...changed });
    const [choice] = news.choices;
    expect(choice).toMatchObject({ act, words: expect.stringContaining('Plans, Chain: ') });
    expect(choice && takeTheirs(value, choice)).toEqual({ ...before, ...removed });
  }
});

test('a place is named, and both are said, by what visitors read of words in braces', () => {
  const jobs = (where: string) => ({ jobs: { items: [{ title: `{count jobs} jobs ${where}` }] } });
  const own = jobs('in Kiruna');
  const joined = joinChanges(jobs('here'), jobs('in Lund'), own);
  const fill = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll('{count jobs}', '3'));
  const [choice] = sayChanges(own, joined, fill).choices;
  expect(choice?.words).toMatch(/3 jobs in Kiruna, .*“3 jobs in Lund”.*“3 jobs in Kiruna”$/);
  expect(choice?.theirs).toBe('{count jobs} jobs in Lund');
});
