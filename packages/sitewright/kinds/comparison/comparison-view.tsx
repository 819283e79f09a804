import type { ReactNode } from 'react';
import { Section } from '../../page/components/section.tsx';
import type { Inputs, SectionProps } from '../define-section.ts';
import { PriceText } from '../price-text.tsx';
import { shortValue } from '../short-value.ts';
import type { comparison } from './comparison.ts';

type Plan = Inputs['plans']['items'][number];

/** The plans in a table, feature by feature; where it is wider than its place it scrolls there. */
export default function PlanComparison({
  frame,
  content,
  language,
  plans: { items: plans },
}: SectionProps<typeof comparison>) {
  const rows: [name: string, draw: (plan: Plan) => ReactNode][] = [
    [content.priceLabel, (plan) => <PlanPrice {...plan} language={language} />],
    ...(plans[0]?.features ?? []).map(({ name }, index): [string, (plan: Plan) => ReactNode] => [
      name,
      ({ features }) => <bdi>{shortValue(name, features[index]?.value ?? '')}</bdi>,
    ]),
    [content.roiLabel, ({ roi }) => <bdi>{roi}</bdi>],
  ];
  return (
    <Section {...frame} intro={content}>
      <section
        aria-label={`${content.title}: ${content.caption}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        className="mt-10 overflow-x-auto print:overflow-visible"
      >
        <table className="w-full print:break-inside-avoid">
          <caption className="pb-4 text-start text-ink-muted">{content.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={`${cell} font-[400] text-ink-muted`}>
                {content.featureLabel}
              </th>
              {plans.map(({ name, highlighted }) => (
                <th
                  key={name}
                  scope="col"
                  className={`${cell} font-heading text-title-3 ${highlighted ? 'text-action' : ''}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, draw]) => (
              <tr key={name} className="border-rule border-t-2">
                <th scope="row" className={`${cell} font-[400] text-ink-muted`}>
                  {name}
                </th>
                {plans.map((plan) => (
                  <td key={plan.name} className={cell}>
                    {draw(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

const cell = 'min-w-28 py-3 pe-4 text-start align-baseline text-balance';

function PlanPrice({ period, language, ...priced }: Plan & { language: string }) {
  return (
    <>
      <b className="block font-heading text-title-3">
        <PriceText {...priced} language={language} />
      </b>{' '}
      <span className="text-small">{period}</span>
    </>
  );
}
