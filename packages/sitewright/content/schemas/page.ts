import { z } from 'zod';
import type { Period } from '../dates/period.ts';
import { drawingIn } from '../fields/drawings.ts';
import type { FieldContext } from '../fields/field-context.ts';
import { createFieldWords } from '../fields/field-words.ts';
import { alone, besideMistakes, draftIn, group, ownAddressIn, text } from '../fields/fields.ts';
import { type PageMeta, pageMetaIn } from '../fields/page-meta.ts';
import { currencyCode } from '../fields/price.ts';
import { inOrder, period } from '../fields/publish.ts';
import { describeUnknownField, suggestName } from '../messages/find-like-name.ts';
import type { ContentOf, KindList, KindName, Kinds, SectionKind } from '../pages/section-kind.ts';
import { listUnknownFields } from '../validate/parse.ts';
import { fieldAt, isGroup } from '../values/field-at.ts';
import type { GroupEntry } from './navigation.ts';
import { eachFields } from './records.ts';

export type Section = {
  [Name in KindName]: {
    key: string;
    kind: Name;
    content: ContentOf<Kinds[Name]>;
  };
}[KindName];

/** What menus and cards show of a page in the group. */
export type EntryFacts = Omit<GroupEntry, 'href'>;

export interface Page {
  meta: PageMeta;
  /** Whether search engines may list it, and whether header and footer have their links. */
  publish?: ({ index: boolean; menus: boolean } & Period) | undefined;
  /** Of a page that is in the group. */
  entry: EntryFacts | undefined;
  /** Whether it is one of those that a file with `each:` makes. */
  isOfRecord?: boolean;
  /** In the order in which the page shows them; the first one is its hero. */
  sections: readonly Section[];
}

const currency = currencyCode
  .meta({ translation: 'optional' })
  .describe(
    'The code of the currency of all prices, such as USD; a translation may have another one, with its own amounts',
  );

const publish = group('Who gets the page, when, and with what around it', {
  ...period,
  index: z.boolean().default(true).describe('Whether search engines list the page'),
  menus: z
    .boolean()
    .default(true)
    .describe(
      'Whether there are the links of header and footer; without them the page has one way on',
    ),
})
  .superRefine(inOrder('from', 'until'), besideMistakes)
  .meta({ translation: 'shared' });

/** What a page’s file says beside its sections. */
export const pageFields = (fieldContext: FieldContext) =>
  z.strictObject({
    entry: group('What menus and cards show of the page, if it is in the group of the header', {
      name: text.describe('What they call it'),
      description: text.describe('One line for the menu and the start page'),
      drawing: drawingIn(fieldContext).optional().describe('The drawing that stands for it'),
    }).optional(),
    meta: pageMetaIn(fieldContext),
    publish: publish.optional(),
    currency: currency.optional(),
    address: ownAddressIn(fieldContext),
    draft: draftIn(fieldContext),
    alone,
  });

const fieldNames = ['entry', 'meta', 'publish', 'currency', 'address', 'draft', 'alone'];

/** What a kind of section may say, with the name of the kind, and with its languages where there are several. */
export const sectionFields = (kinds: KindList, kind: KindName, fieldContext: FieldContext) => {
  const { description, fields } = kinds.get(kind) as SectionKind;
  return group(description, {
    ...fields(createFieldWords(fieldContext)),
    section: z.literal(kind).optional().describe('The kind of the section'),
    // Every page begins with a hero.
    ...(kind !== 'hero' && fieldContext.languages.length > 1 && { only: onlyIn(fieldContext) }),
  });
};

const onlyIn = ({ languages, language }: FieldContext) =>
  z
    .array(
      z.string().refine((tag) => languages.includes(tag), {
        error: `a language of the site (one of ${languages.join(', ')})`,
      }),
    )
    .refine((tags) => tags.includes(language), {
      error: `${language} among the languages; what others have alone stands in their files, such as content/${languages.find((one) => one !== language)}/home.yaml, with only: in it`,
      params: { atField: `Choose ${language} too: what others have alone is added in their page` },
      ...besideMistakes,
    })
    .optional()
    .meta({ entryName: 'language' })
    .describe(
      'The languages that have this section, such as [en, sv]; left out, all that have the page',
    );

/** Whether a field of a file says of what records it makes pages. */
const isOfEach = (key: string, file: object): boolean =>
  Object.hasOwn(eachFields, key) && typeof fieldAt(file, ['each']) === 'string';

/**
 * The sections in what a page’s file says, in their order.
 *
 * @param file what the file says; anything at all
 */
export const sectionsOf = (file: object): [key: string, value: unknown][] =>
  Object.entries(file).filter(([key]) => !fieldNames.includes(key) && !isOfEach(key, file));

/**
 * The kind of a section: what it says itself, else what its key is called.
 *
 * @param kinds has those that there are
 * @returns undefined where that is none of them
 */
export function kindOfSection(
  kinds: Pick<ReadonlyMap<KindName, unknown>, 'has'>,
  key: string,
  value: unknown,
): KindName | undefined {
  const { section = key } = (value ?? {}) as { section?: unknown };
  return kinds.has(section as KindName) ? (section as KindName) : undefined;
}

/**
 * `<page>.yaml` and `pages/<path>.yaml`: an ordered map of sections.
 *
 * @param onSections takes the sections that are valid, also of a page that is not
 */
export function pageSchema(
  kinds: KindList,
  fieldContext: FieldContext,
  onSections: (sections: readonly Section[]) => void,
) {
  const schema = pageFields(fieldContext);
  // Thousands of pages share the schemas of their sections, which are slow to make.
  const made = new Map<string, ReturnType<typeof sectionFields>>();
  const fieldsOfKind = (kind: KindName, currency: string | undefined) => {
    const name = `${kind} ${currency}`;
    const schema = made.get(name) ?? sectionFields(kinds, kind, { ...fieldContext, currency });
    made.set(name, schema);
    return schema;
  };
  return z.record(z.string(), z.unknown()).transform((file, context): Page => {
    /** Checks a part of the file; its problems have the places that they have in the file. */
    const check = <Schema extends z.ZodType>(
      schema: Schema,
      value: unknown,
      ...at: string[]
    ): z.output<Schema> | undefined => {
      const { data, error } = schema.safeParse(value, { error: listUnknownFields });
      for (const issue of error?.issues ?? []) {
        context.issues.push({ ...issue, path: [...at, ...issue.path] } as z.core.$ZodRawIssue);
      }
      return data;
    };
    const found = sectionsOf(file);
    const keys = new Set(found.map(([key]) => key));
    const rest = Object.fromEntries(Object.entries(file).filter(([key]) => !keys.has(key)));
    const fields = check(schema, rest) as z.output<typeof schema> | undefined;
    // Prices are checked beside other mistakes too.
    const isSaid = file.currency !== undefined;
    // One that is wrong is no currency, which has a code too, and says so itself.
    const inCurrency = isSaid ? (currency.safeParse(file.currency).data ?? 'XXX') : undefined;
    const sections = found.flatMap(([key, value]): Section[] => {
      const isField = typeof value !== 'object';
      if (isField && !kindOfSection(kinds, key, undefined)) {
        const message = describeUnknownField(key, [...fieldNames, ...kinds.keys()]);
        const unknown = { code: 'unrecognized_keys' as const, keys: [key], message };
        context.issues.push({ ...unknown, input: file, path: [] });
        return [];
      }
      const mistake = describeMistake(kinds, key, value, found, (one) =>
        Object.keys(fieldsOfKind(one, inCurrency).shape),
      );
      if (mistake) {
        const { at = [], message, ...params } = mistake;
        context.addIssue({ code: 'custom', path: [key, ...at], message, params });
        return [];
      }
      const kind = kindOfSection(kinds, key, value) as KindName;
      const content = check(fieldsOfKind(kind, inCurrency), value, key);
      return content ? [{ key, kind, content } as Section] : [];
    });
    onSections(sections);
    if (found.length === 0) {
      const message = 'sections, of which the first is called hero';
      context.addIssue({ code: 'custom', message });
    }
    if (!fields || context.issues.length > 0) return z.NEVER;
    const { meta, publish, entry } = fields;
    return { meta, publish, entry: entry && { drawing: undefined, ...entry }, sections };
  });
}

/** Gives the names of the fields of a kind. */
type FieldsOf = (kind: KindName) => readonly string[];

/**
 * Words that name the kind that is likely to be meant, by what it is called or by what else people call it; else by what the
 * section says, whatever the language of its name.
 */
function suggestKind(kinds: KindList, name: unknown, section: object, fieldsOf: FieldsOf): string {
  const plain = (one: string) => one.toLowerCase().replaceAll(/[^a-z]|s$/g, '');
  const byWord = new Map(
    [...kinds].flatMap(([kind, { aliases = [] }]) =>
      [kind, ...aliases].map((word) => [plain(word), kind] as const),
    ),
  );
  const kind = byWord.get(plain(String(name)));
  const like = kind ? `, such as "${kind}"` : suggestName(name, kinds.keys());
  // Lists and groups tell kinds apart.
  const own = Object.keys(section).filter((one) => fieldAt(section, [one]) instanceof Object);
  if (like || own.length === 0) return like;
  const fit = [...kinds.keys()].filter((one) => own.every((name) => fieldsOf(one).includes(name)));
  return fit.length > 0 && fit.length < 4 ? `, such as "${fit.join('" or "')}"` : '';
}

interface SectionMistake {
  /** Where it is in the section. */
  at?: string[];
  message: string;
  found?: string;
  /** The same for somebody who has the section before them, and no file. */
  atField?: string;
}

const isWord = (key: string) => /^[a-z][A-Za-z0-9]*$/.test(key);

/**
 * What is wrong with a section’s key, kind or place.
 *
 * @param all the sections of the page
 */
function describeMistake(
  kinds: KindList,
  key: string,
  value: unknown,
  all: ReturnType<typeof sectionsOf>,
  fieldsOf: FieldsOf,
): SectionMistake | undefined {
  if (!isGroup(value)) {
    return {
      message: 'a section, which is a group of fields; fill it, or remove its key',
      atField: 'Fill this section in, or remove it',
    };
  }
  const refuseKey = (message: string) => {
    const atField = 'This is no section that the site has: remove it, and add it again';
    return { message, atField, found: `the key ${JSON.stringify(key)}` };
  };
  if (!isWord(key)) {
    return refuseKey(
      'a key of letters and digits that begins with a small letter, such as whatTheySay',
    );
  }
  const names = [...kinds.keys()].join(', ');
  const kind = kindOfSection(kinds, key, value);
  if (!kind && 'section' in value) {
    const like = suggestKind(kinds, value.section, value, fieldsOf);
    return { at: ['section'], message: `a kind of section${like} (one of ${names})` };
  }
  if (!kind) {
    const like = suggestKind(kinds, key, value, fieldsOf);
    return refuseKey(
      `a kind of section, as in section: points (one of ${names}), or a key that is one${like}`,
    );
  }
  // Keys that are numbers come first in a map, wherever its file has them.
  const [first] = all.find(([one]) => isWord(one)) ?? [];
  const [hero] = all.find((one) => kindOfSection(kinds, ...one) === 'hero') ?? [];
  if (key === first && hero !== key) {
    const remedy = hero ? `move ${hero} above it` : 'add a hero above it';
    return { message: 'a page that begins with its hero', found: `a section "${kind}"; ${remedy}` };
  }
  if (kind !== 'hero') return undefined;
  if (hero !== key) return { message: 'one hero on a page', found: 'another one; remove it' };
  return key === 'hero' ? undefined : refuseKey('a hero with the key hero');
}
