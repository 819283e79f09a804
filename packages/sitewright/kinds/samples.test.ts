import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { findCounted } from '../content/pages/endings.ts';
import type { KindName } from '../content/pages/section-kind.ts';
import { readSection, renderSection } from '../page/testing.tsx';
import { kinds } from './kinds-by-name.ts';
import { kindOfFolder } from './site-files.ts';

const views = new Map(
  Object.entries(
    import.meta.glob<ComponentType<never>>('./*/*-view.tsx', { eager: true, import: 'default' }),
  ).map(([file, view]) => [kindOfFolder(file.split('/')[1] ?? ''), view]),
);

/** What sections get that is no section. */
const facts = {
  pageAddress: '/',
  blogHref: '/blog',
  posts: [],
  listedPages: [{ title: 'A page', description: 'What it says', href: '/a-page' }],
  groupEntries: [{ name: 'A product', description: 'What it does', href: '/a-product' }],
};

/** What a page shows of a sample; what is behind a form is on pages of its own. */
const listShown = (value: unknown): string[] =>
  Object.entries(Object(value)).flatMap(([field, one]) => {
    if (['sent', 'failed'].includes(field)) return [];
    if (typeof one !== 'string') return listShown(one);
    return ['title', 'lead', 'description'].includes(field) ? [one.replaceAll('*', '')] : [];
  });

const lengths = ['short', 'long'] as const;
const languages = ['en', 'ar'];
const table = [...kinds.keys()].flatMap((name) =>
  lengths.flatMap((length) => languages.map((language) => ({ name, length, language }))),
);

test.each(table)('the plain view draws the $length sample of $name in $language', (row) => {
  const { name, length, language } = row;
  const kind = kinds.get(name);
  const sample = kind?.samples?.[length];
  const view = views.get(name);
  if (!kind || !view) throw new Error(`no view of ${name}`);
  expect(sample, `samples.json of ${name}`).toBeDefined();
  const sections = [...(kind.requiredInputs ?? []), ...(kind.optionalInputs ?? [])].flatMap(
    (input) => {
      const other = kinds.get(input as KindName);
      return other ? [[input, readSection(other, other.samples?.[length], { language })]] : [];
    },
  );
  const inputs = { ...facts, ...Object.fromEntries(sections) };
  const shown = renderSection(kind, view as never, sample, { language, inputs }).replaceAll(
    /<[^>]*>/g,
    '',
  );
  expect(listShown(sample).filter((words) => !shown.includes(words))).toEqual([]);
});

test('what texts can count of a kind are its entries, and not the groups that these are in', () => {
  const counted = [...kinds].flatMap(([name, kind]) => {
    const list = findCounted(kind, kind.samples?.long);
    return Array.isArray(list) ? list.map((entry) => ({ name, entry })) : [];
  });
  const groups = counted.filter(({ entry }) =>
    Object.values(Object(entry)).some((one) => Array.isArray(one) && typeof one[0] === 'object'),
  );
  expect(counted.length).toBeGreaterThan(30);
  // An office has its hours, and a plan what is in it.
  expect(new Set(groups.map(({ name }) => name))).toEqual(new Set(['offices', 'plans']));
});
