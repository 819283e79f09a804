import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeChanges } from '../../sitewright/authoring/content-changes.ts';
import { editYaml } from '../../sitewright/authoring/edit-files/edit-yaml.ts';
import { listFields } from '../forms/schema.ts';
import { joinChanges } from '../saving/join-changes.ts';

/** What every object answers to, whether somebody has put it there or not. */
const inherited = Object.getOwnPropertyNames(Object.prototype).filter(
  (name) => name !== '__proto__',
);

test.each(inherited)('a field %s comes, stays and goes as any other', (name) => {
  const [without, one, other] = [{ a: 1 }, { a: 1, [name]: 'x' }, { a: 2, [name]: 'x' }];
  const file = (value: object) => JSON.stringify(value);
  expect(parse(editYaml('a.yaml', file(one), without))).toEqual(without);
  expect(parse(editYaml('a.yaml', file(without), one))).toEqual(one);
  expect(joinChanges(without, one, { a: 2 }).value).toEqual(other);
  expect(joinChanges(one, without, other).value).toEqual({ a: 2 });
  const changes = describeChanges(
    new Map([['a.yaml', file(without)]]),
    new Map([['a.yaml', file(one)]]),
  );
  expect(changes).toEqual([`a, ${name} is new: x`]);
  const schema = { type: 'object', properties: { [name]: { const: 'x' } } } as const;
  expect(listFields(schema, {})).toEqual([]);
});
