import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const comparison = defineSection({
  description: 'A table that compares the plans, feature by feature',
  aliases: ['compare', 'table', 'featureTable'],
  samples,
  requiredInputs: ['plans', 'language'],
  fields: ({ text, sectionHead }) => ({
    ...sectionHead,
    caption: text('What the table is called'),
    featureLabel: text('The heading of the first column'),
    priceLabel: text('The name of the row with the prices'),
    roiLabel: text('The name of the row with the returns'),
  }),
});
