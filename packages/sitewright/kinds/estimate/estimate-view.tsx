import { Section } from '../../page/components/section.tsx';
import { printPrice } from '../../print/print-price.ts';
import type { SectionProps } from '../define-section.ts';
import type { estimate } from './estimate.ts';
import { estimateCosts, type PriceList } from './estimate-costs.ts';
import EstimateFields from './estimate-fields.client.tsx';

/** What shops of any size pay: fields with their sum, or a table of examples where no script runs. */
export default function Estimate(props: SectionProps<typeof estimate>) {
  const { frame, content, plans, addOns, language } = props;
  const { tiers, labels, examples } = content;
  const prices: PriceList = {
    tiers,
    plans: plans.items.map(({ name, price, priceText, yearly, upTo }) => {
      return { name, price, priceText, yearly, upTo };
    }),
    addOns: (addOns?.items ?? []).flatMap(({ name, price, billed }) =>
      price && billed ? { name, price, billed } : [],
    ),
  };
  const printSum = (shops: number, isYearly: boolean) => {
    const { total, plan } = estimateCosts(prices, { shops, users: 0, isYearly, bought: [] });
    return printPrice(total ? { price: total } : plan, language);
  };
  const periods = plans.yearly ? [false, true] : [false];
  const cell = 'border-rule border-b-2 py-3 pe-4 text-start';
  return (
    <Section {...frame} intro={content}>
      <EstimateFields
        {...{ prices, language, labels }}
        id={frame.id}
        title={content.title}
        shops={examples[0] ?? 1}
        yearly={plans.yearly}
      />
      <noscript>
        <table className="mt-10 w-full max-w-measure even-digits">
          <caption className="text-start">{content.caption}</caption>
          <thead>
            <tr>
              {[labels.shops, labels.monthly, labels.yearly]
                .slice(0, periods.length + 1)
                .map((label) => (
                  <th key={label} scope="col" className={cell}>
                    {label}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {examples.map((shops) => (
              <tr key={shops}>
                <th scope="row" className={cell}>
                  {shops}
                </th>
                {periods.map((isYearly) => (
                  <td key={String(isYearly)} className={cell}>
                    <bdi>{printSum(shops, isYearly)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </noscript>
    </Section>
  );
}
