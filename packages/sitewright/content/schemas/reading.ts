import { z } from 'zod';
import { text, textWith } from './fields.ts';
import { noteWordsOf } from './note-words.ts';

/** `reading.yaml`: the words around long texts, which are written in Markdown. */
export const readingSchema = ({ language = 'en' }: { language?: string } = {}) =>
  z.strictObject({
    contents: text.describe('The heading of the list of headings'),
    updated: textWith('date').describe(
      'When the text was changed last, such as Last changed {date}',
    ),
    table: textWith('heading').describe(
      'What a table is called for those who do not see it, by the {heading} above it',
    ),
    footnotes: text.describe('The heading of the footnotes'),
    footnoteBack: textWith('number').describe(
      'What the arrow behind a footnote is called: the way back to the text of note {number}',
    ),
    done: text.describe('What a ticked box in a list says to those who do not see it'),
    toDo: text.describe('What an empty box in a list says to those who do not see it'),
    notes: z
      .strictObject({
        note: text.describe('Above a note'),
        tip: text.describe('Above a tip'),
        important: text.describe('Above what is important'),
        warning: text.describe('Above a warning'),
        caution: text.describe('Above what may do harm'),
      })
      .optional()
      .transform((notes) => notes ?? noteWordsOf(language))
      .describe('What stands above notes in a text, where it is not what the language says mostly'),
  });
export type Reading = z.output<ReturnType<typeof readingSchema>>;
