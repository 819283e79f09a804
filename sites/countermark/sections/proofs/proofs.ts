import {
  defineSection,
  linkIn,
  listOf,
  point,
  sectionHead,
  text,
  textOptionalInTranslation,
  z,
} from 'sitewright';

/** A line of a paper. */
const paperLine = z.strictObject({
  line: text.describe('What it is about'),
  amount: textOptionalInTranslation.describe('How much, at the end of the line'),
});

/** A drawing that shows what its point says; its numbers are drawn as they are. */
const evidence = z
  .discriminatedUnion('drawing', [
    z.strictObject({
      drawing: z.literal('key').describe('One key, with a bit for each platform'),
    }),
    z.strictObject({
      drawing: z.literal('papers').describe('Two papers on one thread'),
      from: paperLine.describe('What is said once'),
      to: paperLine.describe('What hears of it'),
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

export const proofs = defineSection({
  description: 'Reasons, each below a drawing that shows it',
  alsoCalled: ['reasons'],
  requiredInputs: ['platformLinks', 'language'],
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
