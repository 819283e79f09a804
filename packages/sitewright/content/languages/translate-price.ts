import { hasRole, type JsonSchema, partSchema } from '../schemas/json-schema.ts';
import { fieldAt } from '../values/field-at.ts';

const isWordsAlone = (priceText: unknown): boolean =>
  typeof priceText === 'string' && priceText !== '' && !priceText.includes('{price}');

/**
 * What the translation of something with a price takes of its original: where one of them has words in place of an
 * amount, and the other an amount, the translation’s holds.
 */
export function withoutReplacedPrice(
  own: Record<string, unknown>,
  first: Record<string, unknown>,
  schema: JsonSchema,
): Record<string, unknown> {
  if (!hasRole(partSchema(schema, 'price'), 'amount')) return first;
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(first).filter(([name]) => !names.includes(name)));
  const hasAmount = own.price !== undefined && own.price !== null;
  if (!hasAmount && isWordsAlone(own.priceText)) return without('price', 'decimals');
  if (hasAmount && isWordsAlone(first.priceText)) return without('priceText');
  return first;
}

/** The currency of a page’s translation, where it is another one than its original’s. */
export function otherCurrency(translated: unknown, original: unknown): string | undefined {
  const [own, first] = [translated, original].map((one) => fieldAt(one, ['currency']));
  return typeof own === 'string' && typeof first === 'string' && own !== first ? own : undefined;
}
