import { z } from 'zod';
import type { FieldContext } from '../fields/field-context.ts';
import { alone, besideMistakes, spokenName, text } from '../fields/fields.ts';
import { inOrder, period } from '../fields/publish.ts';
import { destinationIn } from '../fields/target.ts';

/** `announcement.yaml`: a line with a link above every page. */
export const announcementSchema = (fieldContext: FieldContext) =>
  z
    .strictObject({
      label: spokenName('What the line is called for those who do not see it'),
      words: text.describe('What it says, in a sentence'),
      link: z
        .strictObject({
          label: text.describe('The words of the link'),
          href: destinationIn(fieldContext).describe('Where it leads'),
        })
        .describe('The link behind the sentence'),
      close: text.describe('The button that closes it until the browser is closed'),
      from: period.from.meta({ translation: 'shared' }),
      until: period.until.meta({ translation: 'shared' }),
      alone,
    })
    .superRefine(inOrder('from', 'until'), besideMistakes);
export type Announcement = z.output<ReturnType<typeof announcementSchema>>;
