import { expect, onTestFinished, test, vi } from 'vitest';
import { type JsonSchema, partAt } from '../../sitewright/content/schemas/json-schema.ts';
import { copyValue, emptyValue, listFields, narrow, readPath, toSaid, widgetOf } from './schema.ts';
import { sayAt } from './set-at.ts';

const text = { type: 'string' } as const;
const button = { type: 'string' as const, enum: ['try'], button: true };
const schema: JsonSchema = {
  type: 'object',
  required: ['title', 'links', 'isNew', 'to', 'figure'],
  properties: {
    title: text,
    colour: { anyOf: [text, { type: 'object', properties: { dark: text } }] },
    links: {
      type: 'array',
      items: { type: 'object', required: ['label'], properties: { label: text, href: text } },
    },
    tags: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
    actions: { type: 'array', minItems: 1, items: button },
    isNew: { type: 'boolean' },
    to: { anyOf: [text, { type: 'null' }] },
    values: { type: 'array', items: { anyOf: [{ type: 'boolean' }, text] } },
    section: { const: 'plans' },
    figure: {
      oneOf: [
        {
          type: 'object',
          required: ['kind', 'name'],
          properties: { kind: { const: 'own' }, name: text },
        },
        {
          type: 'object',
          required: ['kind', 'src'],
          properties: { kind: { const: 'photo' }, src: text },
        },
      ],
    },
  },
};

const widgetsOf = (value: object) =>
  Object.fromEntries(listFields(schema, value).map((one) => [one.name, widgetOf(one.schema)]));

test('each field has one control, by its schema and by what is there', () => {
  expect(widgetsOf({})).toEqual({
    ...{ title: 'text', colour: 'text', links: 'list', tags: 'several', actions: 'list' },
    ...{ isNew: 'switch', to: 'text', values: 'list', figure: 'group' },
  });
  const other = widgetsOf({ colour: { dark: '#000' }, links: { from: 'data/links.csv' } });
  expect(other).toMatchObject({ colour: 'group', links: 'group' });
  const needed = listFields(schema, {}).filter(({ isNeeded }) => isNeeded);
  expect(needed.map(({ name }) => name)).toEqual(['title', 'links', 'isNew', 'figure']);
  const items = partAt(schema, ['values', 0]);
  expect([true, 'yes', ''].map((one) => widgetOf(narrow(items, one)))).toEqual([
    ...['switch', 'text', 'text'],
  ]);
});

test('of several groups, one is chosen by the field that tells them apart, and has its own fields then', () => {
  const fieldsOf = (figure: object | undefined) => {
    const own = narrow(schema.properties?.figure as JsonSchema, figure);
    return listFields(own, figure).map(({ name, isNeeded }) => name + (isNeeded ? ' *' : ''));
  };
  expect(fieldsOf(undefined)).toEqual(['kind *', 'name', 'src']);
  expect(fieldsOf({ kind: 'photo' })).toEqual(['kind *', 'src *']);
  expect(fieldsOf({ kind: 'own', name: 'till', more: 1 })).toEqual(['kind *', 'name', 'src']);
});

test('what is new says nothing but what a switch says anyway', () => {
  expect(emptyValue(schema)).toEqual({ title: '', isNew: false, figure: { kind: '' } });
});

test('a copy of an entry is known by an id of its own, and was posted on the day of the copy', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 4, 12) });
  onTestFinished(() => void vi.useRealTimers());
  const job = {
    type: 'object' as const,
    properties: { id: { identity: true }, datePosted: { launchRole: 'posting-date' }, until: text },
  };
  const said = { id: 'a', datePosted: '2025-01-07', until: '2027-01-07', skills: ['Counts'] };
  const copy = copyValue([said, { until: '2027-01-07' }], { type: 'array', items: job });
  expect(copy).toEqual([
    { ...said, id: expect.not.stringMatching(/^a$/), datePosted: '2026-12-04' },
    { until: '2027-01-07' },
  ]);
});

test('what a form says is saved in the order of its schema, without what is empty but lists that have to be there', () => {
  const value = {
    own: 1,
    links: [{ href: '/', label: 'Start' }, { label: '' }],
    title: 'Menu',
    to: '',
  };
  expect(JSON.stringify(toSaid(value, schema))).toBe(
    '{"title":"Menu","links":[{"label":"Start","href":"/"},{}],"own":1}',
  );
  expect(toSaid({ links: [], tags: [], colour: { dark: '' } }, schema)).toEqual({ links: [] });
  expect(toSaid({ actions: ['', 'try'] }, schema)).toEqual({ actions: ['', 'try'] });
});

test('a group is gone once somebody has emptied each field of it, and so is what it had to say', () => {
  const empty = (value: object, ...path: string[]) => toSaid(sayAt(value, path, undefined), schema);
  expect(empty({ figure: 'a', colour: { dark: 'red' } }, 'colour', 'dark')).toEqual({
    figure: 'a',
  });
  expect(empty({ own: { a: { b: 'c' } } }, 'own', 'a', 'b')).toBeUndefined();
  expect(empty({ own: { a: 'b', c: 'd' } }, 'own', 'a')).toEqual({ own: { c: 'd' } });
});

test('a field is found whatever it is called', () => {
  expect(readPath('footer.groups[1]."a.b [c]".2')).toEqual(['footer', 'groups', 1, 'a.b [c]', '2']);
});
