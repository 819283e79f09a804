import type { FieldContext } from 'sitewright';
import { type ContentOf, extendSection, listOf, storyIn, text, z } from 'sitewright';
import { stories as plain } from 'sitewright/kinds';
import { paperName } from '../../figures/papers.ts';

const label = text.describe('What the drawing shows, for those who do not see it');
const caption = text.describe('How to read the drawing, under it');

/** More would be too small to be seen. */
const mostShops = 500;

const growthChart = z.strictObject({
  kind: z.literal('growth').describe('Shops, each of them drawn, and how many there were'),
  from: z.int().min(1).max(mostShops).describe('How many shops there were'),
  to: z.int().min(1).max(mostShops).describe('How many shops there are; each is drawn'),
  unit: text.describe('What is counted, such as stores'),
  slider: text.describe('What the slider between the two numbers changes'),
  label,
  caption,
});
export type GrowthChart = z.infer<typeof growthChart>;

const channelsChart = z.strictObject({
  kind: z.literal('channels').describe('Threads from one book to several ways to sell'),
  source: text.describe('What the threads start from'),
  channels: listOf(
    'The ways to sell, one thread each',
    z.strictObject({
      icon: z.enum(['network', 'app', 'store']).describe('The drawing at the thread’s end'),
      name: text.describe('The way to sell'),
    }),
  ),
  label,
  caption,
});
export type ChannelsChart = z.infer<typeof channelsChart>;

const reductionChart = z.strictObject({
  kind: z.literal('reduction').describe('Ten crates, some of which are struck through'),
  percent: z.int().min(1).max(99).describe('How much of them is struck through, in percent'),
  unit: text.describe('What is lower'),
  label,
});
export type ReductionChart = z.infer<typeof reductionChart>;

/** The most important number of a story as a small drawing; `kind` says which drawing. */
const chart = z.discriminatedUnion('kind', [growthChart, channelsChart, reductionChart]);
export type Chart = z.infer<typeof chart>;

const ourStoryIn = (fieldContext: FieldContext) =>
  storyIn(fieldContext).extend({
    paper: paperName.describe(
      'The paper of the platform that the story is about: the folder has its tint',
    ),
    chart: chart
      .optional()
      .describe('The one number of the story, as a drawing; a story may have none'),
  });
export type Story = z.output<ReturnType<typeof ourStoryIn>>;

/** The machine's stories as dossiers with charts. */
export const stories = extendSection(plain, {
  fields: (fieldContext) => ({
    ...plain.fields(fieldContext),
    items: listOf('The stories', ourStoryIn(fieldContext)),
  }),
});
export type Stories = ContentOf<typeof stories>;
