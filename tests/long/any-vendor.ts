import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { removeUnusedPictures } from '../support/remove-texts.ts';
import { anyComposition, type Composition, composePages } from './any-page.ts';

/** How many entries each list of the content may have, by its file and its path there. */
const listSizes = {
  'about values.items': [1, 9],
  'about timeline.entries': [1, 12],
  'about leadership.people': [1, 9],
  'careers hero.stats': [1, 6],
  'careers reasons.items': [1, 7],
  'careers positions.jobs': [0, 20],
  'careers values.items': [1, 7],
  'careers benefits.items': [1, 17],
  'case-studies metrics.stats': [1, 6],
  'case-studies industries.items': [1, 9],
  'case-studies stories.items': [1, 8],
  'case-studies reasons.items': [1, 7],
  'contact channels.items': [1, 6],
  'contact hours.lines': [1, 7],
  'contact reasons.items': [1, 7],
  'contact offices.items': [1, 7],
  'home hero.stats': [1, 6],
  'home benefits.items': [1, 7],
  'navigation header.platforms.links': [1, 16],
  'navigation footer.social.links': [1, 8],
  'pricing plans.items': [1, 6],
  'pricing addOns.items': [1, 9],
  'pricing faq.items': [1, 12],
  'platforms/retail-pos hero.stats': [1, 6],
  'platforms/retail-pos till.lines': [1, 9],
  'platforms/retail-pos challenges.items': [1, 7],
  'platforms/retail-pos features.items': [1, 12],
  'platforms/retail-pos integrations.items': [1, 8],
  'platforms/retail-pos walkthrough.steps': [1, 12],
  'platforms/retail-pos advantages.items': [1, 7],
} as const satisfies Record<string, readonly [number, number]>;
type ListName = keyof typeof listSizes;
const listNames = Object.keys(listSizes) as ListName[];

/** What a price is, with the currency of the page. */
const prices: { price?: number; priceText?: string; currency: string }[] = [
  ...[99, 1299, 4.5].map((price) => ({ price, currency: 'USD' })),
  ...[1190.5, 1190].map((price) => ({ price, currency: 'EUR' })),
  ...['SEK', 'CHF', 'CZK', 'PLN'].map((currency) => ({ price: 1190, currency })),
  ...['JPY', 'INR'].map((currency) => ({ price: 100_000, currency })),
  { price: 99.9, priceText: 'from {price}', currency: 'BRL' },
  { priceText: 'On request', currency: 'USD' },
];
const hours = ['9:00 AM-6:00 PM', '09:00-18:00', '8.30-24.00', '10 AM-4 PM', '00:00-24:00'];
const names = [
  ...['Å', 'Nils', 'Grocery & Co.', 'Zoë Ångström', 'Brasswick Counter'],
  ...['Saint-Jean-sur-Richelieu', 'Llanfairpwllgwyngyll', 'Mülheim-Kärlich Getränkeabholmärkte'],
  'O’Higgins “Best” Bakery 24/7',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
];
const jobTypes = [
  ...['Full-time', 'Part-time', 'Part-time, 50 %', 'Full-time or part-time'],
  'Internship',
];

/** What sets one vendor apart from the shipped one. */
export interface Vendor {
  sizes: Record<ListName, number>;
  without: string[];
  price: (typeof prices)[number];
  hours: string;
  name: string;
  jobType: string;
  /** Which plan stands out, if there are so many. */
  highlighted: number;
  hasTill: boolean;
  /** How many of the first thing on the till are sold. */
  quantity: number;
  hasCharts: boolean;
  /** How many shops and what share the charts show. */
  figures: { shops: number; percent: number };
  hasSocialAddresses: boolean;
  /** Whether its name and all words of the header are as long as they may be. */
  hasLongNames: boolean;
  /** What its first pages are made of; the others have the sections of the shipped ones. */
  pages: readonly Composition[];
}

/** Vendors that nobody thought of: lists of every length, names, prices, hours, pages left out. */
export const anyVendor: fc.Arbitrary<Vendor> = fc.record({
  sizes: fc.record(
    Object.fromEntries(
      listNames.map((name) => {
        const [min, max] = listSizes[name];
        return [name, fc.integer({ min, max })];
      }),
    ) as Record<ListName, fc.Arbitrary<number>>,
  ),
  without: fc.subarray(['about', 'pricing', 'contact', 'case-studies', 'careers'], {
    maxLength: 3,
  }),
  price: fc.constantFrom(...prices),
  hours: fc.constantFrom(...hours),
  name: fc.constantFrom(...names),
  jobType: fc.constantFrom(...jobTypes),
  highlighted: fc.integer({ min: 0, max: 5 }),
  hasTill: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 999 }),
  hasCharts: fc.boolean(),
  figures: fc.record({
    shops: fc.integer({ min: 1, max: 500 }),
    percent: fc.integer({ min: 1, max: 99 }),
  }),
  hasSocialAddresses: fc.boolean(),
  hasLongNames: fc.boolean(),
  pages: fc.array(anyComposition, { minLength: 2, maxLength: 8 }),
});

/** The vendors whose lists all have one entry, or none where there may be none, and all have the most. */
export const extremeVendors: readonly Vendor[] = [0, 1].map((end) => ({
  sizes: Object.fromEntries(
    listNames.map((name) => [name, listSizes[name][end]]),
  ) as Vendor['sizes'],
  without: [],
  price: { price: 1299.5, currency: end === 0 ? 'CHF' : 'EUR' },
  hours: '09:00-18:00',
  name: names[end === 0 ? 0 : 8] ?? '',
  jobType: 'Part-time',
  highlighted: 1,
  hasTill: end === 0,
  quantity: 999,
  hasCharts: end === 1,
  figures: { shops: 340, percent: 15 },
  hasSocialAddresses: end === 1,
  hasLongNames: end === 1,
  pages: [],
}));

// biome-ignore lint/suspicious/noExplicitAny: content of any shape
type Data = any;

/**
 * Writes a vendor's content folder.
 *
 * @param folder path of a folder to write into; what is in it is removed
 * @param base path of the content folder that gives everything that the vendor says nothing of
 */
export function writeVendor(folder: string, vendor: Vendor, base = 'content'): void {
  rmSync(folder, { recursive: true, force: true });
  for (const entry of readdirSync(base, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.relative(base, path.join(entry.parentPath, entry.name));
    const name = file.replaceAll(path.sep, '/').replace(/\.yaml$/, '');
    if (vendor.without.includes(name)) continue;
    const bytes = readFileSync(path.join(base, file));
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    if (file.endsWith('.yaml')) {
      const data = changeFile(name, parse(`${bytes}`), vendor);
      writeFileSync(path.join(folder, file), stringify(data));
    } else {
      writeFileSync(path.join(folder, file), bytes);
    }
  }
  composePages(folder, vendor.pages);
  removeUnusedPictures(folder);
}

function changeFile(name: string, data: Data, vendor: Vendor): Data {
  for (const list of listNames) {
    const [file, steps = ''] = list.split(' ');
    if (file === name) resize(data, steps.split('.'), vendor.sizes[list]);
  }
  if (name === 'careers') {
    for (const job of data.positions.jobs) job.type = vendor.jobType;
    const [first] = data.positions.jobs;
    if (first) first.title = vendor.name;
  }
  if (name === 'contact') {
    for (const line of data.hours.lines) if (line.hours) line.hours = vendor.hours;
    data.offices.items.at(-1).city = vendor.name;
  }
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
      if (story.chart?.to) story.chart.to = vendor.figures.shops;
      if (story.chart?.percent) story.chart.percent = vendor.figures.percent;
    }
    data.stories.items[0].company = vendor.name;
  }
  if (name === 'about') data.leadership.people[0].name = vendor.name;
  if (name === 'platforms/retail-pos' && data.till) data.till.lines[0].quantity = vendor.quantity;
  if (name === 'platforms/retail-pos' && !vendor.hasTill) delete data.till;
  if (name === 'brand/brand' && vendor.hasLongNames) data.name = longName(0);
  if (name === 'navigation' && vendor.hasLongNames) {
    const { header } = data;
    for (const [index, link] of header.links.entries()) link.label = longName(index + 1);
    header.menuLabel = longName(8);
    header.platforms.label = longName(9);
  }
  if (name === 'navigation' && vendor.hasSocialAddresses) {
    for (const link of data.footer.social.links) {
      link.href = `https://social.example/${encodeURIComponent(link.label)}`;
    }
  }
  return data;
}

/** A name of 60 letters, each time another one. */
const longName = (index: number) =>
  `${index} Genossenschaftsverbandsmitgliederversammlung am Landesberg`.padEnd(60, 's');

function setPrice(entry: Data, { price: { currency: _, ...price } }: Vendor): void {
  delete entry.price;
  Object.assign(entry, price);
}

/** Gives a list so many entries; those that are added repeat the others under names of their own. */
function resize(data: Data, steps: readonly string[], size: number): void {
  const owner = steps.slice(0, -1).reduce((value, step) => value?.[step], data);
  const key = steps.at(-1) ?? '';
  const entries: Data[] | undefined = owner?.[key];
  if (!entries || entries.length === 0) return;
  const all = Array.from({ length: size }, (_, index) => {
    const entry = structuredClone(entries[index % entries.length]);
    const round = Math.floor(index / entries.length) + 1;
    return round === 1 ? entry : rename(entry, ` ${round}`);
  });
  owner[key] = all;
}

/** The field that tells the entries of a list apart, if there is one. */
const nameFields = ['title', 'name', 'label', 'city', 'question', 'item', 'days', 'company'];

function rename(entry: Data, suffix: string): Data {
  if (typeof entry === 'string') return entry + suffix;
  for (const field of nameFields) if (typeof entry[field] === 'string') entry[field] += suffix;
  // Words other than names of days say which days they are.
  if (entry.days) entry.weekdays = ['Monday'];
  if (typeof entry.year === 'number') entry.year += 10 * Number(suffix);
  if (entry.href) entry.href = `https://platforms.example/${encodeURIComponent(entry.name)}`;
  if (entry.page) {
    return {
      name: `Platform${suffix}`,
      href: `https://platforms.example/${suffix.trim()}`,
      description: 'One more platform, on a site of its own.',
      document: 'receipt',
    };
  }
  return entry;
}
