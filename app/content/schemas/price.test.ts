import { expect, test } from 'vitest';
import { ContentFolder, lineLike } from '../../../tests/support/content-folder.ts';
import { kinds } from '../../sections/kinds.ts';
import { type JsonSchema, partSchema } from '../json-schema.ts';
import { genericFileSchemas } from '../json-schemas.ts';

/** The places of numbers that may have a point in what a schema describes, such as `items[0].price`. */
function listDecimals(schema: JsonSchema, place: string): string[] {
  if (schema.type === 'number') return [place];
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as JsonSchema[];
  const fields = Object.keys(schema.properties ?? {});
  return [
    ...variants.flatMap((variant) => listDecimals(variant, place)),
    ...fields.flatMap((name) => listDecimals(partSchema(schema, name), `${place}.${name}`)),
    ...(schema.items ? listDecimals(partSchema(schema, 0), `${place}[0]`) : []),
  ];
}

const { pages, sections } = genericFileSchemas(kinds);
const places = [...pages, ...sections].flatMap(([name, schema]) => listDecimals(schema, name));

const till = {
  ...{ drawing: 'till', label: 'A till', shop: 'Acme', currency: 'SEK', thanks: 'Thanks' },
  ...{ itemsLabel: 'Items', itemLabel: 'Item', amountLabel: 'SEK', totalLabel: 'Total' },
  ...{ paidLabel: 'By', paidBy: 'Card', keys: ['Card', 'Cash', 'Later', 'Never'] },
  lines: [{ item: 'Bolt', quantity: 3, price: 1 }],
};

test('every number with a point in a page is an amount of money, and one without coins for it is refused', async () => {
  expect(places).not.toEqual([]);
  const problemsWith = async (price: number, currency: string) => {
    const folder = new ContentFolder();
    folder.set('pricing.yaml', { currency, 'hero.figure': { ...till, currency } });
    folder.set('pricing.yaml', Object.fromEntries(places.map((place) => [place, price])));
    return folder.problems();
  };
  for (const [price, currency, digits] of [
    [590.123, 'SEK', 'at most 2 digits'],
    [0.4, 'JPY', 'no digits'],
    [0.0001, 'KWD', 'at most 3 digits'],
  ] as const) {
    const problems = await problemsWith(price, currency);
    const expected = places.map((place) =>
      lineLike(
        `content/pricing.yaml:*:* ${place}: expected an amount with ${digits} after the point, as ${currency} has *, found the number ${price}`,
      ),
    );
    for (const line of expected) expect(problems).toContainEqual(line);
    expect(problems.filter((line) => line.includes('after the point'))).toHaveLength(places.length);
  }
  expect(await problemsWith(590.12, 'SEK')).toEqual([]);
});

test('the code of a currency names the nearest one', async () => {
  const folder = new ContentFolder().set('pricing.yaml', {
    'hero.figure': { ...till, currency: 'sek' },
  });
  await folder.expectProblems(
    'content/pricing.yaml:*:* hero.figure.currency: expected the code of a currency, such as USD, EUR or SEK, such as "SEK", found the text "sek"',
  );
});
