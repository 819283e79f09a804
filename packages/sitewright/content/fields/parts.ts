import { z } from 'zod';
import { richText, text, textOptionalInTranslation } from './fields.ts';

export const stat = z.strictObject({
  value: textOptionalInTranslation.describe('The figure as it is printed, such as 50K+'),
  label: text.describe('What the figure counts, such as active users'),
});

export const point = z.strictObject({
  title: text.describe('A heading of a few words'),
  description: richText.describe('A sentence or two on what it means for the reader'),
});

export const hero = z.strictObject({
  title: text.describe('The page’s first heading'),
  lead: richText.describe('A sentence or two under the first heading'),
});
