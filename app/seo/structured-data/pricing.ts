import type { FAQPage, Offer, SoftwareApplication, Thing } from 'schema-dts';
import type { Plan, Pricing } from '../../content/schemas/pricing.ts';
import type { Place } from '../place.ts';
import { vendor } from './site.ts';

const currencies: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/** Pricing: the suite with an offer for each plan, and the questions with their answers. */
export function pricingData(place: Place, { plans, faq }: Pricing): Thing[] {
  const suite: SoftwareApplication = {
    '@type': 'SoftwareApplication',
    name: place.site.name,
    applicationCategory: 'BusinessApplication',
    publisher: vendor(place),
    offers: plans.items.map(offer),
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
 * A plan as an offer. A price that is not an amount with its currency, such as `Custom`, is left
 * out: what it comes to is agreed with sales.
 */
function offer({ name, price, period, description }: Plan): Offer {
  const [, sign = '', amount = ''] = price.match(/^([$€£])(\d[\d,]*(?:\.\d+)?)$/) ?? [];
  const priceCurrency = currencies[sign];
  const cost = priceCurrency && { price: amount.replaceAll(',', ''), priceCurrency };
  return {
    '@type': 'Offer',
    name,
    description,
    ...(cost && {
      ...cost,
      priceSpecification: { '@type': 'UnitPriceSpecification', ...cost, unitText: period },
    }),
  };
}
