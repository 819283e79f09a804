import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { JsonSchema } from '../../content/json-schema.ts';
import { genericFileSchemas } from '../../content/json-schemas.ts';
import { describeRemoved, findRemovedField, removedFields } from '../../content/removed-fields.ts';
import { kinds } from '../../kinds/kinds.ts';
import { editYaml } from '../saving/edit-yaml.ts';
import { replaceNumberForms } from './number-forms.ts';
import { upgradeFields } from './upgrade-fields.ts';

const { files, pages, sections } = genericFileSchemas(kinds);
const schemas = new Map<string, JsonSchema>([...files, ...pages, ...sections]);

const upgrade = (kind: string, text: string, drawings: string[] = []) => {
  const value: unknown = parse(text);
  const holder = { kind, schema: schemas.get(kind) ?? {}, value, first: value };
  const { value: next, changes } = upgradeFields(holder, removedFields, new Set(drawings));
  return {
    text: editYaml('content/x.yaml', text, next as object, Object.keys(next as object)),
    changes,
  };
};

const rows = removedFields.flatMap((entry) =>
  entry.in.map((kind) => [`${kind} ${entry.path.join('.')}`, kind, entry] as const),
);

test.each(rows)(
  '%s went: its example is changed once, and its message says what to do',
  (...row) => {
    const [, kind, { example, path, values, since, say }] = row;
    expect([...schemas.keys()]).toContain(kind);
    const first = upgrade(kind, example.before);
    expect(first).toMatchObject({ text: example.after, changes: [expect.anything()] });
    expect(first.changes[0]?.message).toContain(since);
    expect(upgrade(kind, example.after)).toEqual({ text: example.after, changes: [] });
    const place = path.map((step) => (step === '*' ? 0 : step));
    const part = values
      ? ({ part: 'value', value: values[0] } as const)
      : ({ part: 'field' } as const);
    const found = findRemovedField(kind, place, part);
    expect(found && describeRemoved(found)).toBe(`removed in ${since}: ${say}`);
  },
);

test('a paper that the site draws itself stays, under its new name and in its place', () => {
  const { text, changes } = upgrade('platform', 'document: receipt # paper\nname: Till\n', [
    'receipt',
  ]);
  expect(parse(text)).toEqual({ drawing: 'receipt', name: 'Till' });
  expect(text.indexOf('drawing')).toBeLessThan(text.indexOf('name'));
  expect(changes).toEqual([{ path: ['document'], message: 'is now drawing: (since 2.0)' }]);
});

test('a field that a site’s own kind still has stays', () => {
  const schema = { properties: { look: { enum: ['plain', 'tags'] } } };
  const value = { look: 'plain' };
  const holder = { kind: 'plans', schema, value, first: value };
  expect(upgradeFields(holder, removedFields, new Set()).changes).toEqual([]);
});

test.each([
  ['{jobs, plural, one {One job} other {{count jobs} jobs}} open', '{count jobs} jobs open'],
  ['{a.b, plural, =0 {none} one {# way} other {# ways}}.', '{number a.b} ways.'],
  ['{jobs, select, a {x} other {y}}', '{jobs, select, a {x} other {y}}'],
  ['{jobs, plural, one {One job}}', '{jobs, plural, one {One job}}'],
  ['{count jobs} jobs, { as it is }', '{count jobs} jobs, { as it is }'],
])('of %s stays %s', (before, after) => {
  expect(replaceNumberForms(before)).toBe(after);
});
