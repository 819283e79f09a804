import { expect, test } from 'vitest';
import {
  exampleContent,
  exampleSite,
  type TinySite,
} from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { getSection } from '../../../../tests/support/section.ts';
import { estimateCosts, listPrices } from '../../kinds/estimate/estimate-costs.ts';
import { createPageContext } from '../../page/seo/create-page-context.ts';
import { loadSections } from '../../page/seo/load-sections.ts';
import { printPrice, printSalary } from '../../print/print-price.ts';
import type { LanguageContent, SiteContent } from '../pages/site-content.ts';

const osaka = 'tests/vendors/osaka';

const copyOsaka = () => exampleSite('every language', osaka);

async function load(reading: Promise<SiteContent>) {
  const content = await reading;
  return [content, ...content.translations];
}

/** The prices of plans and add-ons as visitors read them. */
function printPrices(content: LanguageContent): string[] {
  const all = [...getSection(content, 'plans').items, ...getSection(content, 'addOns').items];
  return all.map((one) => printPrice(one, content.language.tag));
}

test('a language has a currency and amounts of its own, one on request where others have a price, and less than a yen', async () => {
  const [first = [], english, chinese] = (await load(exampleContent(osaka))).map(printPrices);
  expect(first.map((price) => price.slice(1))).toEqual(['1,980', '1,480', '8,800', '0.85']);
  expect(english).toEqual(['¥1,980', '¥1,480', '¥8,800', '¥0.85']);
  expect(chinese).toEqual(['NT$450', '來電洽詢', 'NT$1,900', 'NT$190']);
});

test('an amount in dollars names its country where other pages have another currency, and has the bare sign where all are in one', async () => {
  const folder = await copyOsaka();
  const chinese = async () => (await load(folder.content())).map(printPrices)[2]?.[0];
  expect(await chinese()).toBe('NT$450');
  folder.edit('pricing.yaml', 'currency: JPY', 'currency: TWD');
  folder.edit('pricing.yaml', 'price: 0.85, decimals: 2', 'price: 0.85');
  expect(await chinese()).toBe('$450');
});

test('what a job pays names the country of its dollars where prices or other jobs are in another currency', async () => {
  const pays = async (currencies: readonly string[], price: string) => {
    const folder = await exampleSite();
    folder.set('pricing.yaml', { currency: price });
    for (const index of [0, 1]) {
      const currency = currencies[index];
      const salary = currency && { lowest: 40000, highest: 52000, currency, per: 'month' };
      folder.set('careers.yaml', { [`positions.jobs[${index}].salary`]: salary });
    }
    const [content] = await load(folder.content());
    if (!content) return [];
    const { jobs } = getSection(content, 'jobs');
    return jobs.flatMap(({ salary }) => (salary ? printSalary(salary, 'zh-Hant') : []));
  };
  expect(await pays(['TWD'], 'TWD')).toEqual(['$40,000 - $52,000 / 月']);
  expect(await pays(['TWD'], 'SEK')).toEqual(['NT$40,000 - NT$52,000 / 月']);
  expect(await pays(['TWD', 'HKD'], 'TWD')).toEqual([
    'NT$40,000 - NT$52,000 / 月',
    'HK$40,000 - HK$52,000 / 月',
  ]);
});

test('search engines are told the amounts and the currency of the language, and no offer where it has none', async () => {
  const offers = (await load(exampleContent(osaka))).map((content) => {
    const address = createPageContext(content, '/pricing').path ?? '';
    const [, data] =
      /"makesOffer":(\[.*?\}\])/.exec(JSON.stringify(loadSections(content, address).head)) ?? [];
    return (JSON.parse(data ?? '[]') as { price: string; priceCurrency: string }[]).map(
      ({ price, priceCurrency }) => `${price} ${priceCurrency}`,
    );
  });
  const yen = ['1980 JPY', '1480 JPY'];
  expect(offers).toEqual([yen, yen, ['450 TWD']]);
});

test('an estimate adds up the amounts of the language, and says its words where one has none', async () => {
  const sums = (await load(exampleContent(osaka))).map((content) => {
    const prices = listPrices(
      'volume',
      getSection(content, 'plans'),
      getSection(content, 'addOns'),
    );
    return [1, 6].map((shops) => {
      const choice = { shops, users: 0, isYearly: false, bought: [1] };
      const { plan, total, once } = estimateCosts(prices, choice);
      return [total ? `${total.amount} ${total.currency}` : plan.priceText, once?.amount];
    });
  });
  const yen = [
    ['1980 JPY', 8800],
    ['8880 JPY', 8800],
  ];
  expect(sums).toEqual([
    yen,
    yen,
    [
      ['450 TWD', 1900],
      ['來電洽詢', 1900],
    ],
  ]);
});

test('an amount is not taken over into another currency: a line says where to write which', async () => {
  const folder = await copyOsaka();
  const unpriced = folder.read('zh-Hant/pricing.yaml').replace('      price: 450\n', '');
  folder.write('zh-Hant/pricing.yaml', unpriced.replace('price: 190, ', ''));
  await folder.expectProblems(
    'content/zh-Hant/pricing.yaml:*plans.items[0].price: expected the amount in TWD in place of content/pricing.yaml:* (1980 JPY), found nothing: write price *',
    'content/zh-Hant/pricing.yaml:*addOns.items[1].price: expected the amount in TWD in place of content/pricing.yaml:* (0.85 JPY), found nothing: write price *',
  );
});

test('a language may say an amount where the first one says words, with words round it of its own', async () => {
  const folder = await copyOsaka();
  folder.set('pricing.yaml', { 'plans.items[1]': { ...oneOf(folder), priceText: 'ご相談' } });
  folder.edit(
    'en/pricing.yaml',
    'name: Several shops',
    'name: Several shops\n      price: 1400\n      priceText: from {price}',
  );
  const [first, english] = (await load(folder.content())).map((one) => printPrices(one)[1]);
  expect([first, english]).toEqual(['ご相談', expect.stringMatching(/^from .1,400$/)]);
});

function oneOf(folder: TinySite): Record<string, unknown> {
  const fields = folder.folder.fields('pricing.yaml') as { plans?: { items: object[] } };
  const { price: _, ...plan } = (fields.plans?.items[1] ?? {}) as Record<string, unknown>;
  return plan;
}

test('digits beyond the coins of a currency have to be meant, and belong to an amount', async () => {
  const folder = await copyOsaka();
  folder.set('pricing.yaml', {
    'addOns.items[1].decimals': undefined,
    'addOns.items[0].price': 8800.5,
    'addOns.items[0].decimals': 1,
    'plans.items[0].price': 1980.55,
    'plans.items[0].decimals': 1,
  });
  await folder.expectProblems(
    'content/pricing.yaml:* plans.items[0].price: expected an amount with at most 1 digits after the point, as decimals says (*, found the number 1980.55',
    'content/pricing.yaml:* addOns.items[1].price: expected an amount with no digits after the point, as JPY has (*or says how many digits it has, as in decimals: 2), found the number 0.85',
  );
});
