import {
  listOfGroups,
  sectionHead,
  text,
  textOptionalInTranslation,
} from '../../content/fields/fields.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const storeCount = textOptionalInTranslation.regex(
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

const scales: Readonly<Record<string, number>> = { K: 1_000, M: 1_000_000 };
const separator = String.raw`[.,’'\s]`;

/** How many a figure such as `1,200+`, `50K`, `1.2M` or `1,200K` says: before three last digits, or another one, a sign parts groups. */
export function countStores(said: string): number {
  const [, amount = '', scale = ''] = /^(.+?)\s?([KM]?)\+?$/i.exec(said) ?? [];
  const groups = new RegExp(`${separator}(?=\\d{3}$|.*${separator})`, 'g');
  const number = amount.replaceAll(groups, '').replace(new RegExp(separator), '.');
  return Number(number) * (scales[scale.toUpperCase()] ?? 1);
}
