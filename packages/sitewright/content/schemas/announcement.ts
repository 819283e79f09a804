import { z } from 'zod';
import { alone, besideMistakes, text } from '../fields/fields.ts';
import type { KnownNames } from '../fields/known-names.ts';
import { inOrder, period } from '../fields/publish.ts';
import { destinationIn } from '../fields/target.ts';

/** `announcement.yaml`: a line with a link above every page. */
export const announcementSchema = (knownNames: KnownNames) =>
  z
    .strictObject({
      label: text.describe('What the line is called for those who do not see it'),
      words: text.describe('What it says, in a sentence'),
      link: z
        .strictObject({
          label: text.describe('The words of the link'),
          href: destinationIn(knownNames).describe('Where it leads'),
        })
        .describe('The link behind the sentence'),
      close: text.describe('The button that closes it until the browser is closed'),
      from: period.from.meta({ translation: 'shared' }),
      until: period.until.meta({ translation: 'shared' }),
      alone,
    })
    .superRefine(inOrder('from', 'until'), besideMistakes);
export type Announcement = z.output<ReturnType<typeof announcementSchema>>;
