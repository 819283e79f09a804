import {
  listOfGroups,
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
    items: listOfGroups('The industries', {
      name: text.describe('The industry'),
      stores: storeCount.describe('How many stores, such as 1,200+'),
    }).meta({ entryName: 'industry' }),
  }),
});

/** How many a figure such as `1,200+`, `50K` or `1.2M` says. */
export function countStores(said: string): number {
  const [, amount, scale] = /([\d.,]+)\s?([KM])\b/i.exec(said) ?? [];
  if (scale)
    return Number(amount?.replace(',', '.')) * (scale.toUpperCase() === 'K' ? 1_000 : 1_000_000);
  return Number(said.replace(/\D/g, ''));
}
