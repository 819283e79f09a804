import { expect, test } from 'vitest';
import { sortFields, stepsOf, toErrors, toFormSchema } from './form-schema.ts';

const offers = { paths: ['/', '/pricing'] };

test('a form has words as labels, takes what a file has, and fills in nothing', () => {
  const schema = {
    type: 'object',
    required: ['colour'],
    properties: {
      footerLinks: {
        type: 'array',
        items: {
          anyOf: [{ type: 'string', pattern: '^/', translation: 'link' }, { type: 'null' }],
        },
      },
      colour: {
        anyOf: [{ type: 'string' }, { type: 'object', properties: { dark: { type: 'string' } } }],
      },
      languages: { type: 'array', default: ['en'], items: { type: 'string', enum: ['en', 'sv'] } },
      author: { type: 'string', enum: ['Maja'] },
      writer: { type: 'string', examples: ['Maja'] },
    },
  } as const;
  const now = { colour: { dark: '#000' }, author: 'A guest' };
  expect(toFormSchema(schema as never, now, offers)).toMatchObject({
    required: ['colour'],
    properties: {
      footerLinks: {
        title: 'Footer links',
        items: { type: 'string', examples: offers.paths },
      },
      colour: { type: 'object', properties: { dark: { title: 'Dark' } } },
      languages: { uniqueItems: true },
      author: { enum: ['Maja', 'A guest'] },
      writer: { examples: ['Maja'] },
    },
  });
  const text = JSON.stringify(toFormSchema(schema as never, {}, offers));
  expect(text).not.toMatch(/pattern|default|null/);
  expect(text).toContain('"colour":{"title":"Colour","type":"string"}');
});

test('fields that are filled in have the order of the schema', () => {
  const field = { type: 'string' } as const;
  const link = { properties: { label: field, href: field } };
  const schema = { properties: { title: field, links: { items: link } } };
  const value = { own: 1, links: [{ href: '/', label: 'Start' }], title: 'Menu', gone: undefined };
  expect(JSON.stringify(sortFields(value, schema as never))).toBe(
    '{"title":"Menu","links":[{"label":"Start","href":"/"}],"own":1}',
  );
});

test('a problem stands at its field, whatever the field is called', () => {
  expect(stepsOf('footer.groups[1]."a.b [c]"')).toEqual(['footer', 'groups', '1', 'a.b [c]']);
  const problems = [
    { field: 'moved[2].from', message: 'expected a path' },
    { field: '', message: 'expected fields' },
  ];
  expect(toErrors(problems)).toEqual({
    moved: { 2: { from: { __errors: ['expected a path'] } } },
    __errors: ['expected fields'],
  });
});
