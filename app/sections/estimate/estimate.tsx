import { Section } from '../../components/section.tsx';
import { printPrice } from '../../content/print-price.ts';
import type { SectionProps } from '../define-section.ts';
import { addUp } from './add-up.ts';
import type { estimate } from './estimate.ts';
import EstimateFields from './estimate-fields.client.tsx';

/** What shops of any size pay: fields with a receipt, or a table of examples where no script runs. */
export default function Estimate(props: SectionProps<typeof estimate>) {
  const { frame, content, plans, addOns, language } = props;
  const { tiers, labels, examples } = content;
  const currency = plans.items[0]?.price.currency ?? '';
  const prices = {
    tiers,
    plans: plans.items.map(({ name, price, yearly, upTo }) => {
      return { name, text: price.text, month: price.amount, year: yearly?.price.amount, upTo };
    }),
    addOns: (addOns?.items ?? []).flatMap(({ name, price: { amount }, billed }) =>
      amount !== undefined && billed ? { name, amount, billed } : [],
    ),
  };
  const periods = plans.yearly ? [false, true] : [false];
  const printSum = (shops: number, isYearly: boolean) => {
    const { total } = addUp(prices, { shops, users: 0, isYearly, addOns: [] });
    return typeof total === 'number'
      ? printPrice({ price: total }, currency, language).text
      : total.text;
  };
  return (
    <Section {...frame} intro={content}>
      <EstimateFields
        id={frame.id}
        shops={examples.shops[0] as number}
        {...{ prices, currency, language, labels }}
        yearly={plans.yearly}
      />
      <table className="noscript:table mt-10 hidden w-full max-w-measure even-digits">
        <caption className="pb-3 text-start">{examples.caption}</caption>
        <thead>
          <tr className="border-ink border-b-2">
            {[labels.shops, labels.monthly, ...(plans.yearly ? [labels.yearly] : [])].map(
              (label) => (
                <th key={label} scope="col" className="py-3 pe-4 text-start">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {examples.shops.map((shops) => (
            <tr key={shops} className="border-rule border-b-2">
              <th scope="row" className="py-3 pe-4 text-start">
                {shops}
              </th>
              {periods.map((isYearly) => (
                <td key={String(isYearly)} className="py-3 pe-4">
                  <bdi>{printSum(shops, isYearly)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
