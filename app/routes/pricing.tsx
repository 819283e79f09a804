import { useLoaderData } from 'react-router';
import { SmallPrint } from '../figures/small-print.tsx';
import { AddOnShelf } from '../sections/add-on-shelf.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { CounterPad } from '../sections/counter-pad.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PlanComparison } from '../sections/plan-comparison.tsx';
import { PlanTags } from '../sections/plan-tags.tsx';
import { pricingData } from '../seo/structured-data/pricing.ts';
import { pageLoader } from './page-loader.server.ts';

export { meta } from '../seo/route-meta.ts';

export const loader = pageLoader('pricing', pricingData);

export default function Pricing() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero content={page.hero} figure={<SmallPrint {...page.hero.figure} />} />
      <PlanTags content={page.plans} />
      <PlanComparison content={{ ...page.comparison, plans: page.plans.items }} />
      <AddOnShelf content={page.addOns} />
      <CounterPad id="faq" content={page.faq} />
      <ClosingCall ending="tag" content={page.closing} />
    </>
  );
}
