import { z } from 'zod';
import { documentKind } from '../../content/schemas/drawings.ts';
import {
  group,
  listOf,
  plainLook,
  richText,
  sectionHead,
  text,
  textOptionalInTranslation,
} from '../../content/schemas/fields.ts';
import type { KnownNames } from '../../content/schemas/known-names.ts';
import { pictureIn } from '../../content/schemas/picture.ts';
import { inLanguage, vendor } from '../../page/seo/structured-data/vendor.ts';
import { type ContentOf, defineSection } from '../define-section.ts';

const drawn = {
  label: text.describe('What the drawing shows, for those who do not see it'),
  caption: text.describe('How to read the drawing, under it'),
};

/** More would be too small to be seen. */
const mostShops = 500;

const growthChart = z.strictObject({
  kind: z.literal('growth').describe('A group of shops that becomes a larger one'),
  from: z.int().min(1).max(mostShops).describe('How many shops there were'),
  to: z.int().min(1).max(mostShops).describe('How many shops there are; each is drawn'),
  unit: text.describe('What is counted, such as stores'),
  ...drawn,
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
  ...drawn,
});
export type ChannelsChart = z.infer<typeof channelsChart>;

const reductionChart = z.strictObject({
  kind: z.literal('reduction').describe('Two stacks of crates, the second one lower'),
  percent: z.int().min(1).max(99).describe('By how much the second stack is lower, in percent'),
  unit: text.describe('What is lower'),
  before: text.describe('The words under the first stack'),
  after: text.describe('The words under the second stack'),
  ...drawn,
});
export type ReductionChart = z.infer<typeof reductionChart>;

/** The most important number of a story as a small drawing; `kind` says which drawing. */
const chart = z.discriminatedUnion('kind', [growthChart, channelsChart, reductionChart]);
export type Chart = z.infer<typeof chart>;

const storySchema = (knownNames: KnownNames) =>
  z.strictObject({
    title: text.describe('The story in one line'),
    subtitle: text.describe('Who did what, in a line'),
    paper: documentKind.describe(
      'The paper of the platform that the story is about: the folder has its tint',
    ),
    company: textOptionalInTranslation.describe('The customer'),
    industry: text.describe('The customer’s industry, on the folder’s tab'),
    size: text.describe('How large the customer is'),
    timeframe: text.describe('How long it took'),
    challenge: richText.describe('What was in the way'),
    solution: richText.describe('What was done about it'),
    results: listOf('What came of it, one line each', text),
    testimonial: text.describe('What the customer says of it, word for word'),
    person: text.describe('Who says it: name, position, company'),
    portrait: pictureIn(knownNames, 'customer', 'Who says it, beside the words').optional(),
    logo: pictureIn(knownNames, 'logo', 'The customer’s logo, on the form').optional(),
    chart: chart
      .optional()
      .describe('The one number of the story, as a drawing; a story may have none'),
  });
export type Story = z.output<ReturnType<typeof storySchema>>;

export const stories = defineSection({
  description: 'The stories of customers',
  alsoCalled: ['caseStudies', 'references'],
  fields: (knownNames) => ({
    ...sectionHead,
    look: plainLook,
    labels: group('The words before the facts of a story', {
      company: text.describe('The word before the company'),
      industry: text.describe('The word before the industry'),
      size: text.describe('The word before the size'),
      timeframe: text.describe('The word before the timeframe'),
      challenge: text.describe('The word before the challenge'),
      solution: text.describe('The word before the solution'),
      results: text.describe('The word before the results'),
    }),
    items: listOf('The stories', storySchema(knownNames)),
  }),
  structuredData: ({ items }, context) =>
    items.map(({ title, subtitle, company }) => ({
      '@type': 'Article',
      headline: title,
      description: subtitle,
      author: vendor(context),
      about: { '@type': 'Organization', name: company },
      ...inLanguage(context),
    })),
});
export type Stories = ContentOf<typeof stories>;
