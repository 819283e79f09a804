import type { ComponentType } from 'react';
import { Section } from '../../page/components/section.tsx';
import type { SectionProps } from '../../page/sections/define-section.ts';
import { printPrice } from '../../print/print-price.ts';
import type { EstimateFieldsProps } from './add-up-estimate.ts';
import type { estimate } from './estimate.ts';
import { estimateCosts, listPrices } from './estimate-costs.ts';
import { EstimateExamples } from './estimate-examples.tsx';

interface EstimateWithProps extends SectionProps<typeof estimate> {
  /** The fields and their sum, a part that lives. */
  Fields: ComponentType<EstimateFieldsProps>;
}

/** What shops of any size pay: some fields with their sum, or a table of examples where no script runs. */
export function EstimateWith(props: EstimateWithProps) {
  const { frame, content, plans, addOns, language, Fields } = props;
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
      <Fields
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
