import type { SectionProps } from 'sitewright';
import { EstimateExamples, listPrices, printPrice, Section, SectionIntro } from 'sitewright/views';
import { addUpOrder } from './add-up-order.ts';
import type { estimate } from './estimate.ts';
import OrderForm from './order-form.client.tsx';

/** An order form and the receipt that it prints, or a table of examples where no script runs. */
export default function Estimate(props: SectionProps<typeof estimate>) {
  const { frame, content, plans, addOns, language } = props;
  const { tiers, labels, discount, asks } = content;
  const prices = listPrices(tiers, plans, addOns);
  const units = addOns?.items.map(({ unit }) => unit) ?? [];
  const sumsOf = (shops: number) =>
    [false, true].map((isYearly) => {
      const order = { shops, plan: 0, isYearly, bought: [] };
      const { total, plan } = addUpOrder(prices, discount, order);
      return printPrice(total ? { price: total } : plan, language);
    });
  return (
    <Section {...frame}>
      <div className="order-page">
        <SectionIntro id={frame.id} {...content} />
        <OrderForm {...{ prices, units, language, labels, discount, asks }} id={frame.id} />
        <EstimateExamples {...content} sumsOf={sumsOf} />
      </div>
    </Section>
  );
}
