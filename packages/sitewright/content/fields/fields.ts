import stringWidth from 'string-width';
import { z } from 'zod';
import { toCspSource } from '../../lib/csp-source.ts';
import { describePrivate, isPublicAddress } from '../../lib/public-address.ts';
import { describeDay } from '../dates/describe-day.ts';
import { findForeignSyntax, maskEscapes, maskLinks } from '../markdown/foreign-syntax.ts';
import { findLikeName, inQuotes } from '../messages/find-like-name.ts';
import { toPathPart } from '../values/address-name.ts';
import { fieldAt } from '../values/field-at.ts';
import { parseRichText } from './rich-text.ts';

// A schema is made for one reading of the content. To compile it takes longer than the parsing that it
// speeds up, up to a thousand files of one kind.
z.config({ jitless: true });

/** The words in braces that every file but `brand.yaml` and `site.yaml` may use; the loader replaces them. */
const words = ['vendor', 'origin'];

/** Text a visitor reads: one run of words, never empty. */
export const text = textKnowing(words);

/** What something is called for visitors who do not see it. In forms `Label` is what all visitors read. */
export const spokenName = (description: string) =>
  text.describe(description).meta({ title: 'Spoken name' });

/** A longer text a visitor reads, in which words may be emphasised or be links. */
export const richText = textKnowing(words, 'rich')
  .transform(parseRichText)
  .meta({ richText: true });

export const plainText = textKnowing([]);

/** Text that a translation may leave out, because it is mostly the same: prices, names of people. */
export const textOptionalInTranslation = text.meta({ translation: 'optional' });

/** Text in which more words in braces stand for something. */
export const textWith = (...more: string[]) => textKnowing([...words, ...more]);

/** The words in braces that stand for nothing, each with what is expected in its place. */
export function findUnknownWords(text: string, known: readonly string[] = words) {
  return [...text.matchAll(/\{([\p{L}\p{N}_][^{}\s]*)([^{}]*)(\}?)/gu)].flatMap(
    ([found, start = '', rest = '', end]) => {
      const word = start + rest;
      if (!end) {
        const expected = 'a } after the word, or a space before it';
        return { isLike: true, expected, found: `{${start}` };
      }
      if (known.includes(word)) return [];
      const like = suggestBraces(word, known);
      const describe = ({ names, lists }: KnownNames) => {
        const all = [...names, ...known];
        const expected = suggestBraces(word, all) ?? listBraces(all, lists, word);
        return `${expected} (to show the braces, put spaces inside: { ${word} })`;
      };
      return {
        isLike: like !== undefined || /^(count|number)\b/.test(word),
        expected: describe({ names: [], lists: ['jobs'] }),
        describe,
        found,
      };
    },
  );
}

/** What words in braces may stand for in one file beside those that all files know. */
export interface KnownNames {
  /** The fields of a record. */
  names: readonly string[];
  /** The lists that may be counted. */
  lists: readonly string[];
}

/** Texts that visitors read may count lists too; a count that is right so far has no list. */
function listBraces(known: readonly string[], lists: readonly string[], word: string): string {
  if (known.length === 0) return 'no word in braces';
  const list = lists.includes('jobs') ? 'jobs' : lists[0];
  const counts = /^(count|number) /.test(word) || !list ? [] : [`count ${list}`];
  return [...known, ...counts].map((one) => `{${one}}`).join(' or ');
}

/** What is likely to be meant; whether there is such a count is known once it is put in. */
function suggestBraces(word: string, known: readonly string[]): string | undefined {
  const [, kind, name] = /^(count|number)\s+(\S+)$/i.exec(word.trim()) ?? [];
  const meant = kind ? `${kind.toLowerCase()} ${name}` : findLikeName(word.trim(), known);
  return known.length === 0 || !meant || meant === word ? undefined : `{${meant}}`;
}

/**
 * @param known the words in braces that stand for something
 * @param marks whether words may be emphasised or be links
 */
function textKnowing(known: readonly string[], marks: 'plain' | 'rich' = 'plain') {
  const findMistakes = (value: string) => {
    const shown = marks === 'rich' ? maskLinks(maskEscapes(value)) : value;
    const foreign = findForeignSyntax(shown, marks);
    return foreign.length > 0 ? foreign : findUnknownWords(value, known);
  };
  return z
    .string()
    .trim()
    .min(1, { abort: true })
    .superRefine((value, context) => {
      for (const { expected: message, ...params } of findMistakes(value)) {
        context.addIssue({ code: 'custom', message, params });
      }
    })
    .meta({ translation: 'words' });
}

/**
 * Text as long as search results show: at least and at most so many characters, of which full-width ones,
 * such as those of Japanese, count as two.
 */
export const textFittingSearchResult = ({ min = 1, max }: { min?: number; max: number }) =>
  text
    .superRefine((value, context) => {
      const width = stringWidth(value);
      const wide = width > value.length ? ', full-width ones counted as two' : '';
      if (width < min)
        context.addIssue({ code: 'custom', message: `at least ${min} characters${wide}` });
      if (width > max)
        context.addIssue({ code: 'custom', message: `at most ${max} characters${wide}` });
    })
    // Text editors cannot tell how long a text becomes whose words in braces are replaced.
    .meta({ pattern: `^[^{]{${Math.ceil(min / 2)},${max}}$|\\{` });

const pathForm = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

export const pagePath = z.string().regex(pathForm, { error: 'a path such as "/blog"' });

/** The origin of a site: scheme and host, with none of the signs that separate hosts in a policy. */
export const webOrigin = z
  .string()
  .refine(
    (value) =>
      value.startsWith('https://') && toCspSource(value) === value && isPublicAddress(value),
    {
      error: ({ input }) =>
        `https:// and the host with nothing after it, such as "${originOf(String(input))}"${describePrivate(String(input))}`,
    },
  );

/** The origin of an address as browsers spell it, or an example of one. */
function originOf(address: string): string {
  const { protocol, origin } = URL.canParse(address) ? new URL(address) : { protocol: '' };
  return protocol === 'https:' && origin ? origin : 'https://www.example.com';
}

export const webOrigins = z.array(webOrigin).meta({ entryName: 'host' }).default([]);

export const day = z.iso.date({ error: ({ input }) => describeDay(input) });

/** A group of fields, with the description that text editors show. */
export const group = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  z.strictObject(fields).describe(description);

/**
 * A list of at least one entry.
 *
 * @param entryName what editors call an entry, such as `question`; without it the list’s own name in the singular
 */
export const listOf = <Entry extends z.ZodType>(
  description: string,
  entry: Entry,
  entryName?: string,
) =>
  z
    .array(entry)
    .min(1)
    .meta(entryName ? { entryName } : {})
    .describe(description);

/** A list of at least one group of fields; `meta({ entryName })` says what editors call one. */
export const listOfGroups = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  listOf(description, z.strictObject(fields));

/**
 * The name of one of some things, whose value is that thing.
 *
 * @param things by their names; undefined where their file has mistakes, which are reported already
 * @param expect says what is expected in place of a name that none has
 * @param names of things that are undefined, as far as they are known
 */
export const oneOf = <Thing>(
  things: ReadonlyMap<string, Thing> | undefined,
  expect: (name: string) => string,
  names: readonly string[] | undefined = things && [...things.keys()],
) =>
  z
    .string()
    .meta(things?.size ? { enum: [...things.keys()] } : {})
    .transform((name, context): Thing => {
      const thing = things?.get(name);
      if (thing !== undefined) return thing;
      if (names && !names.includes(name)) {
        const atField = `expected one of those that there are, found ${inQuotes(name)}: choose another`;
        context.addIssue({ code: 'custom', message: expect(name), params: { atField } });
      }
      return z.NEVER;
    });

/**
 * Lets a check of a whole group or list run beside mistakes in its parts, which else would hide what it finds. It
 * takes anything for a part.
 */
export const besideMistakes = {
  // What is no group, no list, or an empty one has a mistake of its own.
  when: ({ issues }: z.core.ParsePayload) =>
    issues.every(({ code, path }) => path?.length || !['invalid_type', 'too_small'].includes(code)),
};

/**
 * Refuses an entry of a list that says in a field what one above it says there.
 *
 * @param fields of which the first counts that an entry has
 */
export const eachOnce =
  (message: string, ...fields: readonly string[]) =>
  (entries: readonly unknown[], context: z.RefinementCtx): void => {
    const seen = new Set<unknown>();
    for (const [index, entry] of entries.entries()) {
      const field = fields.find((one) => typeof fieldAt(entry, [one]) === 'string');
      if (field === undefined) continue;
      const value = fieldAt(entry, [field]);
      if (seen.has(value)) context.addIssue({ code: 'custom', path: [index, field], message });
      seen.add(value);
    }
  };

/** Marks a file of another language than the first that translates none. */
export const alone = z
  .literal(true)
  .optional()
  .meta({ translation: 'shared' })
  .describe('true where the file stands in its language alone, which is not the first one')
  .meta({ hint: 'Whether this stands in its language alone, which is not the first one' });

/** The address of a page in a language that is not the first one. */
export const ownAddressIn = ({ language }: { language: string }) =>
  z
    .string()
    .regex(pathForm, {
      error: ({ input }) =>
        `an address of small letters, digits and hyphens that begins with /, such as "${`/${input}`.replaceAll(/\/+([^/]*)/g, (_, part) => `/${toPathPart(part, language)}`)}"`,
    })
    .optional()
    .meta({ translation: 'own' })
    .describe('The address of the page in this language, such as /priser');

/** Marks a translation that is begun: visitors get the page in the first language until it is whole. */
export const draftIn = ({ isTranslation }: { isTranslation?: boolean | undefined }) =>
  z
    .boolean()
    .refine((isDraft) => isTranslation || !isDraft, {
      error: 'no draft in the first language, where publish says from when visitors get a page',
    })
    .optional()
    .meta({ translation: 'own' })
    .describe(
      'Whether the translation is kept out of the site while it is not whole; the development server shows it',
    )
    .meta({ hint: 'While the translation is not whole: visitors do not get it' });

/** What most sections begin with. */
export const sectionHead = {
  title: text.describe('The section’s heading'),
  lead: richText.optional().describe('A sentence under the heading'),
};
