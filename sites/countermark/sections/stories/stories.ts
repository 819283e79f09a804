import { type ContentOf, extendSection, type FieldWords, z } from 'sitewright';
import { stories as plain } from 'sitewright/kinds';
import { paperNames } from '../../figures/papers.ts';

/** The most important number of a story as a small drawing; `kind` says which drawing. */
const chartIn = ({ text, oneOf, list }: FieldWords) => {
  const label = text('What the drawing shows, for those who do not see it');
  const caption = text('How to read the drawing, under it');
  // More shops would be too small to be seen.
  const shops = z.int().min(1).max(500);
  return z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('growth').describe('Shops, each of them drawn, and how many there were'),
      from: shops.describe('How many shops there were'),
      to: shops.describe('How many shops there are; each is drawn'),
      unit: text('What is counted, such as stores'),
      slider: text('What the slider between the two numbers changes'),
      label,
      caption,
    }),
    z.strictObject({
      kind: z.literal('channels').describe('Threads from one book to several ways to sell'),
      source: text('What the threads start from'),
      channels: list('The ways to sell, one thread each', {
        icon: oneOf('The drawing at the thread’s end', ['network', 'app', 'store']),
        name: text('The way to sell'),
      }),
      label,
      caption,
    }),
    z.strictObject({
      kind: z.literal('reduction').describe('Ten crates, some of which are struck through'),
      percent: z.int().min(1).max(99).describe('How much of them is struck through, in percent'),
      unit: text('What is lower'),
      label,
    }),
  ]);
};
export type Chart = z.infer<ReturnType<typeof chartIn>>;
export type ChartOf<Kind extends Chart['kind']> = Extract<Chart, { kind: Kind }>;

/** The machine's stories as dossiers with charts. */
export const stories = extendSection(plain, {
  fields: (words, base) => ({
    ...base,
    items: words.list(
      'The stories',
      base.items.element.extend({
        paper: words.oneOf(
          'The paper of the platform that the story is about: the folder has its tint',
          paperNames,
        ),
        chart: chartIn(words)
          .optional()
          .describe('The one number of the story, as a drawing; a story may have none'),
      }),
    ),
  }),
});
export type Stories = ContentOf<typeof stories>;
export type Story = Stories['items'][number];
