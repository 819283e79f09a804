import type { FAQPage, Offer, SoftwareApplication, Thing } from 'schema-dts';
import type { Plan, Pricing } from '../../content/schemas/pricing.ts';
import type { PageContext } from '../page-context.ts';
import { vendor } from './site.ts';

const currencies: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/** Pricing: the suite with an offer for each plan that has a price, and the questions with their answers. */
export function pricingData(
  context: PageContext,
  { plans, faq }: Pick<Pricing, 'plans' | 'faq'>,
): Thing[] {
  const suite: SoftwareApplication = {
    '@type': 'SoftwareApplication',
    name: context.site.name,
    applicationCategory: 'BusinessApplication',
    publisher: vendor(context),
    offers: plans.items.flatMap(offers),
  };
  const questions: FAQPage = {
    '@type': 'FAQPage',
    mainEntity: faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [suite, questions];
}

/**
 * A plan as an offer. One whose price is not an amount with its currency, such as `Custom`, is
 * none: search engines require a price, and this one is agreed with sales.
 */
function offers({ name, price, period }: Plan): Offer[] {
  const [, sign = '', amount = ''] = price.match(/^([$€£])(\d[\d,]*(?:\.\d+)?)$/) ?? [];
  const priceCurrency = currencies[sign];
  if (!priceCurrency) return [];
  const cost = { price: amount.replaceAll(',', ''), priceCurrency };
  return [
    {
      '@type': 'Offer',
      name,
      ...cost,
      priceSpecification: { '@type': 'UnitPriceSpecification', ...cost, unitText: period },
    },
  ];
}
