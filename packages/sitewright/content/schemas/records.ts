import { z } from 'zod';
import { isDataFile } from '../data/data-list.ts';
import { day, group, richText, text, textOptionalInTranslation } from '../fields/fields.ts';
import { phone } from '../fields/phone.ts';
import { moneyIn } from '../fields/price.ts';
import { writeSchema } from './json-schema.ts';

/** What a field of a record may be, by the word for it. Where a link leads and whether there is a picture, the section says that shows it. */
const typesIn = (currencies: readonly string[]) => ({
  text,
  richText,
  name: textOptionalInTranslation,
  number: z.number(),
  money: moneyIn(currencies),
  boolean: z.boolean(),
  day,
  phone,
  email: z.email({ error: 'an e-mail address such as "london@example.com"' }),
  link: z.string().min(1).meta({ translation: 'link' }),
  picture: z.string().min(1).meta({ picture: true }),
  list: z.array(z.unknown()).min(1),
  group: z.record(z.string(), z.unknown()),
});

type TypeName = keyof ReturnType<typeof typesIn>;

/** The fields of a record, each with its type, such as `optional text`. */
export type RecordFields = Readonly<Record<string, string>>;

const optional = 'optional ';
const typeNames = Object.keys(typesIn([])) as TypeName[];

/** The type of a field without what says that a record may leave it out. */
export const typeOfField = (said: string): TypeName => said.replace(optional, '') as TypeName;

/** What a page says beside its sections that is made for each record of a file. */
export const eachFields = {
  each: z
    .string()
    .refine(isDataFile, {
      error: 'the .csv or .json file in data/ with the records, such as data/shops.json',
    })
    .meta({ translation: 'shared' })
    .describe(
      'The file with the records for each of which there is this page, such as data/shops.json',
    ),
  address: z
    .string()
    .regex(/^(?=.*\/:)(\/([a-z0-9]+(-[a-z0-9]+)*|:[a-z][A-Za-z0-9]*))+$/, {
      error: 'the address of each page, with : and the name of a field, such as /shops/:slug',
    })
    .describe(
      'The address of each page, with : and the name of a field in it, such as /shops/:slug',
    ),
  fields: z
    .record(
      z.string().regex(/^(?!vendor$|origin$|key$)[a-z][A-Za-z0-9]*$/, {
        error:
          'a name of letters and digits that begins with a small letter, other than key, vendor and origin',
      }),
      z.enum([...typeNames, ...typeNames.map((one) => optional + one)], {
        error: `a type (${typeNames.join(', ')}), with optional before it for what a record may leave out`,
      }),
    )
    .optional()
    .meta({ translation: 'shared' })
    .describe(
      'What each record says, by the names that its texts have in braces, each with its type: text, optional text, name, number, day, link, picture and others; left out where another page of the same file says it',
    ),
};

export const eachSchema = group('A page for each record of a file', eachFields);
export const eachJson = writeSchema(eachSchema);

/**
 * What a list of records may hold.
 *
 * @param address the fields of the address, of which each says so
 * @param currencies those that examples of amounts may be in
 */
export const recordsSchema = (
  fields: RecordFields,
  address: readonly string[] = [],
  currencies: readonly string[] = [],
) => {
  const types = typesIn(currencies);
  return z.array(
    z.strictObject(
      Object.fromEntries(
        Object.entries(fields).map(([name, said]): [string, z.ZodType] => {
          const type = types[typeOfField(said)];
          const known = address.includes(name)
            ? type
                .meta({ translation: 'shared' })
                .describe('The part of the address that is its own')
            : type;
          return [name, said.startsWith(optional) ? known.optional() : known];
        }),
      ),
    ),
  );
};
