import { z } from 'zod';
import {
  listOf,
  sectionHead,
  text,
  textOptionalInTranslation,
} from '../../content/fields/fields.ts';
import { defineSection } from '../../page/sections/define-section.ts';

const storeCount = textOptionalInTranslation.regex(
  /^[1-9]\d*([.,’'\s]\d+)*\s?[KM]?\+?$/i,
  'a number of stores, such as 1,200+ or 50K',
);

export const industries = defineSection({
  description: 'The industries of customers, with how many stores each has',
  alsoCalled: ['sectors', 'branches'],
  fields: () => ({
    ...sectionHead,
    unit: text.describe('What the numbers count'),
    items: listOf(
      'The industries',
      z.strictObject({
        name: text.describe('The industry'),
        stores: storeCount.describe('How many stores, such as 1,200+'),
      }),
      'industry',
    ),
  }),
});
