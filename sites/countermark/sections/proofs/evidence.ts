import { type ContentOf, z } from 'sitewright';
import type { hero } from '../hero/hero.ts';

/** A drawing that shows what its point says; its numbers are drawn as they are. */
export const evidence = z
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
