import stringWidth from 'string-width';
import { z } from 'zod';
import { toCspSource } from '../../../lib/csp-source.ts';
import { parseRichText } from '../rich-text.ts';

// A schema is made for one reading of the content. To compile it takes longer than the parsing that it
// speeds up, up to a thousand files of one kind.
z.config({ jitless: true });

/** The words in braces that every file but `brand.yaml` and `site.yaml` may use; the loader replaces them. */
const words = ['vendor', 'origin'];

/** Text a visitor reads: one run of words, never empty. */
export const text = textKnowing(words);

/** A longer text a visitor reads, in which words may be emphasised or be links. */
export const richText = text.transform(parseRichText).meta({ richText: true });

export const plainText = textKnowing([]);

/** Text that a translation may leave out, because it is mostly the same: prices, names of people. */
export const textOptionalInTranslation = text.meta({ translation: 'optional' });

/** Text in which more words in braces stand for something. */
export const textWith = (...more: string[]) => textKnowing([...words, ...more]);

function textKnowing(known: readonly string[]) {
  const expected = known.map((word) => `{${word}}`).join(' or ') || 'no word in braces';
  return z
    .string()
    .trim()
    .min(1, { abort: true })
    .superRefine((value, context) => {
      for (const [found, word = ''] of value.matchAll(/\{([\p{L}\p{N}_][^{}]*)\}/gu)) {
        if (known.includes(word)) continue;
        const message = `${expected} (to show the braces, put spaces inside: { ${word} })`;
        context.addIssue({ code: 'custom', message, params: { found } });
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

export const pagePath = z
  .string()
  .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, { error: 'a path such as "/blog"' });

/** The origin of a site: scheme and host, with none of the signs that separate hosts in a policy. */
export const webOrigin = z
  .string()
  .refine((value) => value.startsWith('https://') && toCspSource(value) === value, {
    error: 'https:// and the host with nothing after it, such as "https://www.example.com"',
  });

export const day = z.iso.date({ error: 'a day such as 2026-12-01' });

/** A group of fields, with the description that text editors show. */
export const group = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  z.strictObject(fields).describe(description);

export const listOf = <Entry extends z.ZodType>(description: string, entry: Entry) =>
  z.array(entry).min(1).describe(description);

/**
 * The name of one of some things, whose value is that thing.
 *
 * @param things by their names; undefined where their file could not be read, which is reported already
 * @param expect says what is expected in place of a name that none has
 */
export const oneOf = <Thing>(
  things: ReadonlyMap<string, Thing> | undefined,
  expect: (name: string) => string,
) =>
  z
    .string()
    .meta(things?.size ? { enum: [...things.keys()] } : {})
    .transform((name, context): Thing => {
      const thing = things?.get(name);
      if (thing !== undefined) return thing;
      if (things) context.addIssue({ code: 'custom', message: expect(name) });
      return z.NEVER;
    });

/** Refuses an entry of a list that says in a field what one above it says there. */
export const eachOnce =
  <Entry>(say: (entry: Entry) => [field: string, value: string], message: string) =>
  (entries: readonly Entry[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const [field, value] = say(entry);
      if (seen.has(value)) context.addIssue({ code: 'custom', path: [index, field], message });
      seen.add(value);
    }
  };

/** Whether a section is there without the object that it is drawn as. */
export const plainLook = z
  .enum(['plain'])
  .optional()
  .describe('plain: without the object that the section is drawn as, such as tags or tickets');

/** What most sections begin with. */
export const sectionHead = {
  title: text.describe('The section’s heading'),
  lead: richText.describe('A sentence under the heading'),
};
