import type { Offer, Thing } from 'schema-dts';
import { plainWords } from '../../content/rich-text.ts';
import type { Plan, Pricing } from '../../content/schemas/pricing.ts';
import type { PageContext } from '../page-context.ts';
import { inLanguage, vendor } from './site.ts';

/** Pricing: the suite with an offer for each plan that has a price, and the questions with their answers. */
export function pricingData(
  context: PageContext,
  { currency, plans, faq }: Pick<Pricing, 'currency' | 'plans' | 'faq'>,
): Thing[] {
  return [
    {
      '@type': 'SoftwareApplication',
      name: context.site.name,
      applicationCategory: 'BusinessApplication',
      publisher: vendor(context),
      offers: plans.items.flatMap((plan) => offers(plan, currency)),
    },
    {
      '@type': 'FAQPage',
      ...inLanguage(context),
      mainEntity: faq.items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainWords(answer) },
      })),
    },
  ];
}

/**
 * A plan as an offer. A plan without an amount, such as `Custom`, is no offer: search engines
 * require a price, and the vendor agrees on this one with each customer.
 */
function offers({ name, price, period }: Plan, priceCurrency: string): Offer[] {
  if (price.amount === undefined) return [];
  const cost = { price: String(price.amount), priceCurrency };
  return [
    {
      '@type': 'Offer',
      name,
      ...cost,
      priceSpecification: { '@type': 'UnitPriceSpecification', ...cost, unitText: period },
    },
  ];
}
