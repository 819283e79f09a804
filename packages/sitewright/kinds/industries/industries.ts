import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

/** A number of stores as it is printed. */
export const storeCount = /^[1-9]\d*([.,’'\s]\d+)*\s?[KM]?\+?$/i;

export const industries = defineSection({
  description: 'The industries of customers, with how many stores each has',
  aliases: ['sectors', 'branches'],
  samples,
  fields: ({ text, textOptionalInTranslation, list, sectionHead }) => ({
    ...sectionHead,
    unit: text('What the numbers count'),
    items: list(
      'The industries',
      {
        name: text('The industry'),
        stores: textOptionalInTranslation('How many stores, such as 1,200+').regex(
          storeCount,
          'a number of stores, such as 1,200+ or 50K',
        ),
      },
      'industry',
    ),
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
