import { Section } from '../../page/components/section.tsx';
import { printPrice } from '../../print/print-price.ts';
import type { SectionProps } from '../define-section.ts';
import type { estimate } from './estimate.ts';
import { estimateCosts, listPrices } from './estimate-costs.ts';
import { EstimateExamples } from './estimate-examples.tsx';
import EstimateFields from './estimate-fields.client.tsx';

/** What shops of any size pay: fields with their sum, or a table of examples where no script runs. */
export default function Estimate(props: SectionProps<typeof estimate>) {
  const { frame, content, plans, addOns, language } = props;
  const { tiers, labels, examples } = content;
  const prices = listPrices(tiers, plans, addOns);
  const periods = plans.yearly ? [false, true] : [false];
  const sumsOf = (shops: number) =>
    periods.map((isYearly) => {
      const { total, plan } = estimateCosts(prices, { shops, users: 0, isYearly, bought: [] });
      return printPrice(total ? { price: total } : plan, language);
    });
  return (
    <Section {...frame} intro={content}>
      <EstimateFields
        {...{ prices, language, labels }}
        id={frame.id}
        title={content.title}
        shops={examples[0] ?? 1}
        yearly={plans.yearly}
      />
      <EstimateExamples {...content} sumsOf={sumsOf} />
    </Section>
  );
}
