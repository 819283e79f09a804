import { type ContentOf, defineSection, linkIn, listOf, point, sectionHead, z } from 'sitewright';
import type { hero } from '../hero/hero.ts';

/** A drawing that shows what its point says; its numbers are drawn as they are. */
const evidence = z
  .discriminatedUnion('drawing', [
    z.strictObject({
      drawing: z.literal('key').describe('One key, with a bit for each platform'),
    }),
    z.strictObject({
      drawing: z
        .literal('till')
        .describe('The till with the sale of the page’s opening, and the order that it makes'),
    }),
    z.strictObject({
      drawing: z.literal('share').describe('A bar of which a share is ticked off'),
      percent: z.int().min(1).max(99).describe('The share, such as 40'),
    }),
    z.strictObject({
      drawing: z.literal('shops').describe('As many shops as at first above as many as later'),
      first: z.int().min(1).max(50).describe('How many at first'),
      later: z.int().min(1).max(50).describe('How many later'),
    }),
  ])
  .describe('The drawing that shows it');
export type Evidence = z.infer<typeof evidence>;

/** The page's opening, which is of our own kind: it has figures that the machine's has not. */
export type Opening = ContentOf<typeof hero> | undefined;

export const proofs = defineSection({
  description: 'Reasons, each below a drawing that shows it',
  alsoCalled: ['reasons'],
  requiredInputs: ['groupEntries', 'language'],
  optionalInputs: ['hero'],
  fields: (knownNames) => ({
    title: sectionHead.title,
    items: listOf(
      'The reasons, in the order in which they are shown',
      point.extend({
        evidence,
        link: linkIn(knownNames).describe('Where more of it is shown').optional(),
      }),
    ),
  }),
});
