import { sectionHead, text } from '../../content/fields/fields.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const comparison = defineSection({
  description: 'A table that compares the plans, feature by feature',
  alsoCalled: ['compare', 'table', 'featureTable'],
  requiredInputs: ['plans', 'language'],
  fields: () => ({
    ...sectionHead,
    caption: text.describe('What the table is called'),
    featureLabel: text.describe('The heading of the first column'),
    priceLabel: text.describe('The name of the row with the prices'),
    roiLabel: text.describe('The name of the row with the returns'),
  }),
});
