import { expect, test } from 'vitest';
import { createFieldWords } from '../../content/fields/field-words.ts';
import { noKnownNames } from '../../content/schemas/json-schemas.ts';
import { plans, points, stories } from '../../kinds/index.ts';
import { extendSection } from './define-section.ts';

const words = createFieldWords(noKnownNames);

test('a kind that says more keeps what the other says, and may leave a field out that nothing reads', () => {
  const more = extendSection(points, {
    fields: ({ text }, { look: _, ...base }) => ({ ...base, foot: text('What stands below') }),
  });
  expect(Object.keys(more.fields(words))).toEqual(['title', 'lead', 'items', 'foot']);
});

test('types refuse a kind without a field that the other reads', () => {
  const fields = ({ text }: typeof words) => ({ title: text('The heading') });
  // @ts-expect-error: the plans’ `validate` and `structuredData` read `items`
  const broken = extendSection(plans, { fields });
  const own = { validate: () => [], structuredData: () => [] };
  const whole = extendSection(plans, { ...own, fields });
  // @ts-expect-error: `items` says something else than `structuredData` reads
  const other = extendSection(stories, {
    fields: ({ list, text }, base) => ({ ...base, items: list('The stories', text()) }),
  });
  expect([broken, whole, other].map((one) => one.description)).toHaveLength(3);
});
