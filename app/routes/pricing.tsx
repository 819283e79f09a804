import type { LoaderFunctionArgs } from 'react-router';
import { contentAt } from '../content/content.server.ts';
import { getPage } from '../content/site-content.ts';
import { SmallPrint } from '../figures/small-print.tsx';
import { AddOnShelf } from '../sections/add-on-shelf.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { CounterPad } from '../sections/counter-pad.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PlanComparison } from '../sections/plan-comparison.tsx';
import { PlanTags } from '../sections/plan-tags.tsx';
import { loadPage } from '../seo/load-page.server.ts';
import { pricingData } from '../seo/structured-data/pricing.ts';
import type { PageProps } from './page-props.ts';

export { meta } from '../seo/route-meta.ts';

export const loader = ({ request }: LoaderFunctionArgs) => {
  const content = contentAt(request);
  const pricing = getPage(content, 'pricing');
  const { comparison, plans } = pricing;
  return {
    ...loadPage(content, pricing, '/pricing', pricingData),
    comparison: { ...comparison, plans: plans.items },
  };
};

export default function Pricing({ loaderData: { page, comparison } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero content={page.hero} figure={<SmallPrint {...page.hero.figure} />} />
      <PlanTags content={page.plans} />
      <PlanComparison content={comparison} />
      <AddOnShelf content={page.addOns} />
      <CounterPad id="faq" content={page.faq} />
      <ClosingCall ending="tag" content={page.closing} />
    </>
  );
}
