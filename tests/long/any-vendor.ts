import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { pathOfPage } from '../../packages/sitewright/content/pages/page-files.ts';
import { sectionsOf } from '../../packages/sitewright/content/schemas/page.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { removeUnusedPictures } from '../support/content/remove-texts.ts';
import { anyComposition, composePages } from './any-page.ts';

/** What a price is, with the currency of the page. */
const prices: { price?: number; priceText?: string; currency: string }[] = [
  ...[99, 1299, 4.5].map((price) => ({ price, currency: 'USD' })),
  ...[1190.5, 1190].map((price) => ({ price, currency: 'EUR' })),
  ...['SEK', 'CHF', 'CZK', 'PLN'].map((currency) => ({ price: 1190, currency })),
  ...['JPY', 'INR'].map((currency) => ({ price: 100_000, currency })),
  { price: 99.9, priceText: 'from {price}', currency: 'BRL' },
  { priceText: 'On request', currency: 'USD' },
];
const names = [
  ...['Å', 'Nils', 'Grocery & Co.', 'Zoë Ångström', 'Brasswick Counter'],
  ...['Saint-Jean-sur-Richelieu', 'Llanfairpwllgwyngyll', 'Mülheim-Kärlich Getränkeabholmärkte'],
  'O’Higgins “Best” Bakery 24/7',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
];

/** A longer list than any of ours, but for the jobs and the benefits. */
const most = 12;

/** Vendors that nobody thought of: what sets one apart from the shipped one. */
export const anyVendor = fc.record({
  /** How many entries the lists of a page or a menu have, in turn. */
  sizes: fc.array(fc.integer({ min: 1, max: most }), { minLength: 5, maxLength: 30 }),
  without: fc.subarray(['about', 'pricing', 'contact', 'case-studies', 'careers'], {
    maxLength: 3,
  }),
  price: fc.constantFrom(...prices),
  name: fc.constantFrom(...names),
  /** Which plan stands out, if there are so many. */
  highlighted: fc.integer({ min: 0, max: 5 }),
  hasCharts: fc.boolean(),
  /** How many shops and what share the charts show. */
  shops: fc.integer({ min: 1, max: 500 }),
  percent: fc.integer({ min: 1, max: 99 }),
  /** Whether its name and all words of the header are as long as they may be. */
  hasLongNames: fc.boolean(),
  /** What its first pages are made of; the others have the sections of the shipped ones. */
  pages: fc.array(anyComposition, { minLength: 2, maxLength: 8 }),
});
export type Vendor = ReturnType<typeof anyVendor.generate>['value'];

/** The vendors whose lists all have one entry, and all have the most. */
export const extremeVendors: readonly Vendor[] = [false, true].map((isLarge) => ({
  sizes: [isLarge ? most : 1],
  without: [],
  price: { price: 1299.5, currency: isLarge ? 'EUR' : 'CHF' },
  name: names[isLarge ? 8 : 0] ?? '',
  highlighted: 1,
  hasCharts: isLarge,
  shops: 340,
  percent: 15,
  hasLongNames: isLarge,
  pages: [],
}));

// biome-ignore lint/suspicious/noExplicitAny: content of any shape
type Data = any;

/**
 * Writes a vendor's content folder: that of the shipped vendor, changed.
 *
 * @param folder path of a folder to write into; what is in it is removed
 */
export function writeVendor(folder: string, vendor: Vendor): void {
  rmSync(folder, { recursive: true, force: true });
  const filter = (source: string) => !vendor.without.includes(path.parse(source).name);
  cpSync('sites/countermark/content', folder, { recursive: true, filter });
  for (const name of readSite(folder).files.filter((one) => one.endsWith('.yaml'))) {
    const file = path.join(folder, name);
    const data = parse(readFileSync(file, 'utf8'));
    changeFile(name.replace('.yaml', ''), data, vendor);
    writeFileSync(file, stringify(data));
  }
  composePages(folder, vendor.pages);
  removeUnusedPictures(folder);
}

function changeFile(name: string, data: Data, vendor: Vendor): void {
  let count = 0;
  const resize = (owner: Data, limit = most) => {
    for (const [key, list] of Object.entries(owner)) {
      if (!Array.isArray(list) || key === 'actions' || list.length === 0) continue;
      const size = vendor.sizes[count % vendor.sizes.length] ?? 1;
      owner[key] = repeat(list, Math.min(size, limit));
      count += 1;
    }
  };
  if (pathOfPage(`${name}.yaml`)) {
    // More tags than this do not hang beside each other, and no vendor has them.
    for (const [key, section] of sectionsOf(data)) resize(section, key === 'plans' ? 6 : most);
  }
  if (name === 'careers' && data.positions.jobs[0]) data.positions.jobs[0].title = vendor.name;
  if (name === 'contact') data.offices.items.at(-1).city = vendor.name;
  if (name === 'pricing') {
    data.plans.items.forEach((plan: Data, index: number) => {
      plan.highlighted = index === vendor.highlighted;
      if (plan.price !== undefined) setPrice(plan, vendor);
    });
    data.plans.items[0].name = vendor.name;
    setPrice(data.addOns.items[0], vendor);
    data.currency = vendor.price.currency;
  }
  if (name === 'case-studies') {
    for (const story of data.stories.items) {
      if (!vendor.hasCharts) delete story.chart;
      if (story.chart?.to) story.chart.to = vendor.shops;
      if (story.chart?.percent) story.chart.percent = vendor.percent;
    }
    data.stories.items[0].company = vendor.name;
  }
  if (name === 'about') data.leadership.people[0].name = vendor.name;
  if (name === 'brand/brand' && vendor.hasLongNames) data.name = longName(0);
  if (name === 'navigation') {
    const { header, footer } = data;
    resize(header.group);
    resize(footer.social);
    if (vendor.hasLongNames) {
      for (const [index, link] of header.links.entries()) link.label = longName(index + 1);
      header.menuLabel = longName(8);
      header.group.label = longName(9);
    }
  }
}

/** A name of 60 letters, each time another one. */
const longName = (index: number) =>
  `${index} Genossenschaftsverbandsmitgliederversammlung am Landesberg`.padEnd(60, 's');

function setPrice(entry: Data, { price: { currency: _, ...price } }: Vendor): void {
  delete entry.price;
  Object.assign(entry, price);
}

/** A list of so many entries; those that are added repeat the others under names of their own. */
const repeat = (entries: readonly Data[], size: number): Data[] =>
  Array.from({ length: size }, (_, index) => {
    const entry = structuredClone(entries[index % entries.length]);
    const round = Math.floor(index / entries.length) + 1;
    return round === 1 ? entry : rename(entry, ` ${round}`);
  });

/** The field that tells the entries of a list apart, if there is one. */
const nameFields = ['title', 'name', 'label', 'city', 'question', 'item', 'days', 'company'];

function rename(entry: Data, suffix: string): Data {
  if (typeof entry === 'string') return entry + suffix;
  for (const field of nameFields) if (typeof entry[field] === 'string') entry[field] += suffix;
  // Words other than names of days say which days they are.
  if (entry.days) entry.weekdays = ['Monday'];
  if (typeof entry.year === 'number') entry.year += 10 * Number(suffix);
  if (entry.href) entry.href = `https://entries.example/${encodeURIComponent(entry.name)}`;
  if (entry.page) {
    return {
      name: `Entry${suffix}`,
      href: `https://entries.example/${suffix.trim()}`,
      description: 'One more entry, on a site of its own.',
      document: 'receipt',
    };
  }
  return entry;
}
