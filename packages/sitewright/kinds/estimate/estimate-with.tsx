import type { ComponentType } from 'react';
import { Section } from '../../components.ts';
import { type ContentOf, printPrice, type SectionProps } from '../../definitions.ts';
import type { EstimateFieldsProps } from './add-up-estimate.ts';
import type { estimate } from './estimate.ts';
import { estimateCosts, listPrices } from './estimate-costs.ts';

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

interface EstimateExamplesProps
  extends Pick<ContentOf<typeof estimate>, 'caption' | 'examples' | 'labels'> {
  /** What so many shops pay by the month, and by the year if they may, as it is printed. */
  sumsOf: (shops: number) => string[];
}

/** A table of what some shops pay, for visitors without script. */
export function EstimateExamples({ caption, examples, labels, sumsOf }: EstimateExamplesProps) {
  const rows = examples.map((shops) => ({ shops, sums: sumsOf(shops) }));
  const columns = [labels.shops, labels.monthly, labels.yearly];
  const cell = 'border-rule border-b-2 py-3 pe-4 text-start';
  return (
    <noscript>
      <table className="mt-10 w-full max-w-measure even-digits">
        <caption className="text-start">{caption}</caption>
        <thead>
          <tr>
            {columns.slice(0, (rows[0]?.sums.length ?? 0) + 1).map((label) => (
              <th key={label} scope="col" className={cell}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ shops, sums }) => (
            <tr key={shops}>
              <th scope="row" className={cell}>
                {shops}
              </th>
              {sums.map((sum, period) => (
                <td key={columns[period + 1]} className={cell}>
                  <bdi>{sum}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </noscript>
  );
}
