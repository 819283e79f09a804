import { expect, test } from 'vitest';
import { z } from 'zod';
import { kinds } from '../../kinds/kinds-by-name.ts';
import { listSchemas } from '../schemas/json-schemas.ts';

/** The checks of whole groups and lists in a schema that mistakes in their parts would hide, by their places. */
function listHiddenChecks(schema: unknown, at: string, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  if (!(schema instanceof z.core.$ZodType)) {
    return Object.entries(schema).flatMap(([name, one]) =>
      listHiddenChecks(one, /^\d+$/.test(name) ? at : `${at}.${name}`, seen),
    );
  }
  const { def } = schema._zod;
  const isWhole = ['object', 'array', 'record', 'tuple'].includes(def.type);
  const checks = isWhole ? (def.checks ?? []) : [];
  const hidden = checks.filter(({ _zod }) => _zod.def.check === 'custom' && !_zod.def.when);
  const { shape, element, options, innerType, valueType } = def as unknown as Record<
    string,
    unknown
  >;
  const { in: input, out } = def as unknown as Record<string, unknown>;
  const parts = { ...(shape as object), element, options, innerType, valueType, input, out };
  return [
    ...hidden.map(() => at),
    ...Object.entries(parts).flatMap(([name, one]) =>
      listHiddenChecks(one, shape && Object.hasOwn(shape, name) ? `${at}.${name}` : at, seen),
    ),
  ];
}

test('what is wrong with a group or a list is said beside the mistakes in its parts', () => {
  const { files, pages, sections } = listSchemas(kinds);
  const all = [...files, ...pages, ...sections];
  expect(all.flatMap(([name, make]) => listHiddenChecks(make(), name))).toEqual([]);
});
