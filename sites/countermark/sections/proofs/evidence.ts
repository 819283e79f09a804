import { z } from 'sitewright';

/** What the strip of receipt paper shows at a reason; its numbers are drawn as they are. */
export const evidence = z
  .discriminatedUnion('drawing', [
    z.strictObject({
      drawing: z.literal('key').describe('A ring that opens a tab for each platform'),
    }),
    z.strictObject({
      drawing: z
        .literal('line')
        .describe('The last line of the receipt of the page’s opening, which leaves by a wire'),
    }),
    z.strictObject({
      drawing: z.literal('share').describe('A share of the strip that is torn off'),
      percent: z.int().min(10).max(60).describe('The share, such as 40'),
    }),
    z.strictObject({
      drawing: z.literal('shops').describe('As many shops as at first, and as many as later'),
      first: z.int().min(1).max(50).describe('How many at first'),
      later: z.int().min(1).max(50).describe('How many later'),
    }),
  ])
  .describe('The drawing that shows it');
export type Evidence = z.infer<typeof evidence>;
