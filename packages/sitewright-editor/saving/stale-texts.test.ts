import { expect, test } from 'vitest';
import { unread } from '../forms/unread.ts';
import { findStaleTexts } from './stale-texts.ts';

const page = {
  meta: { title: 'Prices', description: 'A till from $1,299 a year, or 99 a month.' },
  plans: {
    items: [
      { name: 'First till', price: 1299, cta: 'first-till' },
      { name: 'Each further till', price: 99 },
    ],
  },
  faq: { answer: 'The First till is 1299.50 with a drawer; 12990 are in use.' },
};
const change = (edit: (own: typeof page) => void) => {
  const own = structuredClone(page);
  edit(own);
  return findStaleTexts(page, own);
};
const [first] = page.plans.items;

test('a text that repeats the old price or name of something is named, with what it says, and no other number', () => {
  expect(
    change(({ plans }) => {
      plans.items[0] = { ...first, price: 1349 } as never;
    }),
  ).toEqual([{ field: 'meta.description', said: '$1,299' }]);
  expect(
    change(({ plans }) => {
      plans.items[0] = { ...first, name: 'One till' } as never;
    }),
  ).toEqual([{ field: 'faq.answer', said: 'First till' }]);
  // What is removed is said no longer either.
  expect(change(({ plans }) => void plans.items.splice(1, 1))).toEqual([
    { field: 'meta.description', said: '99' },
  ]);
});

test('each old value of a text is named until it says it no more', () => {
  const raise = (description: string) =>
    change(({ plans, meta }) => {
      plans.items = plans.items.map((plan) => ({ ...plan, price: plan.price + 50 }));
      meta.description = description;
    }).map(({ said }) => said);
  expect(raise(page.meta.description)).toEqual(['$1,299', '99']);
  expect(raise('A till from $1,349 a year, or 99 a month.')).toEqual(['99']);
});

test('nothing is said of what has moved or is said elsewhere too, of what says more now, and of what is written anew', () => {
  expect(change(({ plans }) => void plans.items.reverse())).toEqual([]);
  expect(
    change(({ plans }) => {
      plans.items[0] = { ...first, name: 'Your First till' } as never;
    }),
  ).toEqual([]);
  // What is empty, or cannot be read, is being written.
  for (const part of [{ name: '' }, { name: undefined }, { price: undefined }, { price: unread }])
    expect(
      change(({ plans }) => {
        plans.items[0] = { ...first, ...part } as never;
      }),
    ).toEqual([]);
  expect(
    change((own) => {
      own.plans.items[0] = { ...first, price: 1349 } as never;
      own.meta.description = 'A till from $1,349 a year, or 99 a month.';
      own.faq.answer = 'It was $1,299 before.';
    }),
  ).toEqual([]);
  const list = { title: 'The list', items: [{ name: 'Ask Ada' }] };
  const page = { list, note: 'Ask Ada for the The list.' };
  expect(findStaleTexts(page, { note: page.note })).toEqual([{ field: 'note', said: 'Ask Ada' }]);
  const two = { plans: [{ per: 'Each month' }, { per: 'Each month' }], note: 'Each month counts.' };
  expect(findStaleTexts(two, { ...two, plans: two.plans.slice(1) })).toEqual([]);
  const of = { employment: ['part-time'], remoteFrom: ['Sweden', 'Norway'] };
  const jobs = [{ title: 'Mender', ...of, salary: { per: 'month' } }];
  const closed = { jobs, note: 'Lunch once a month, part-time too, as everywhere in Sweden.' };
  expect(findStaleTexts(closed, { ...closed, jobs: [] })).toEqual([]);
  expect(change(() => {})).toEqual([]);
});
