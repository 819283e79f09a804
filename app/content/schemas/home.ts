import { z } from 'zod';
import { group, listOf, richText, text, textWith } from './fields.ts';
import {
  closing,
  figure,
  heroWithActions,
  pageMetaIn,
  pointList,
  type References,
  stat,
} from './shared.ts';

/** `home.yaml` */
export const homeSchema = (references: References) =>
  z.strictObject({
    meta: pageMetaIn(references),
    hero: heroWithActions(references)
      .extend({
        badge: text.describe('The line above the heading'),
        stats: listOf('The figures under the opening', stat),
        figure: figure
          .extend({
            hub: group('The two lines on the stamp in the middle', {
              publish: text.describe('What the stamp in the middle says first'),
              signOn: text.describe('What the stamp in the middle says below'),
            }),
          })
          .describe('The picture beside the heading'),
      })
      .describe('The opening of the page'),
    platforms: group('The cards of all platforms', {
      title: text.describe('The section’s heading'),
      lead: richText.describe('A sentence or two under the heading'),
      linkLabel: text.describe('The link of each card'),
      linkTopic: textWith('platform').describe(
        'Read aloud after the link; {platform} stands for the platform’s name',
      ),
    }),
    benefits: pointList('Why to choose the vendor'),
    closing: closing(references),
  });
export type Home = z.output<ReturnType<typeof homeSchema>>;
