import type { KindList } from '../../../packages/sitewright/content/pages/section-kind.ts';
import {
  type JsonSchema,
  partSchema,
} from '../../../packages/sitewright/content/schemas/json-schema.ts';
import { genericFileSchemas } from '../../../packages/sitewright/content/schemas/json-schemas.ts';

/** The places of numbers that may have a point in pages of some kinds of sections, such as `plans.items[0].price`. */
export function listDecimals(kinds: KindList): string[] {
  const { pages, sections } = genericFileSchemas(kinds);
  return [...pages, ...sections].flatMap(([name, schema]) => listIn(schema, name));
}

function listIn(schema: JsonSchema, place: string): string[] {
  if (schema.type === 'number') return [place];
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as JsonSchema[];
  const fields = Object.keys(schema.properties ?? {});
  return [
    ...variants.flatMap((variant) => listIn(variant, place)),
    ...fields.flatMap((name) => listIn(partSchema(schema, name), `${place}.${name}`)),
    ...(schema.items ? listIn(partSchema(schema, 0), `${place}[0]`) : []),
  ];
}

/** Amounts that are none, with their currency and what a line says of their digits. */
export const wrongAmounts = [
  [590.123, 'SEK', 'at most 2 digits'],
  [0.4, 'JPY', 'no digits'],
  [0.0001, 'KWD', 'at most 3 digits'],
] as const;
