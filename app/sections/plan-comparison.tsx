import type { ReactNode } from 'react';
import { Section } from '../components/section.tsx';
import type { Plan, Pricing } from '../content/schemas/pricing.ts';
import { PriceText } from './price-text.tsx';

interface PlanComparisonProps {
  content: Pricing['comparison'] & { plans: Plan[] };
}

/** The plans in a table with a row for each feature. */
export function PlanComparison({ content: { plans, ...content } }: PlanComparisonProps) {
  const [first] = plans;
  return (
    <Section id="comparison" tone="paper" intro={content}>
      <table className="mt-12 w-full table-fixed border-ink border-b-2">
        <caption className="pb-4 text-start font-mono text-ink-muted text-small">
          {content.caption}
        </caption>
        <thead>
          <tr className="border-ink border-y-2">
            <th scope="col" className="w-px p-0 text-start font-semibold md:w-1/6">
              <span className="max-md:sr-only">{content.featureLabel}</span>
            </th>
            {plans.map(({ name, highlighted }) => (
              <th
                key={name}
                scope="col"
                className={`${cell(highlighted)} font-heading text-small tracking-tight md:text-title-3`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={content.priceLabel} plans={plans}>
            {({ price, period }) => (
              <>
                <b className="block font-heading md:text-title-3">
                  <PriceText price={price} />
                </b>{' '}
                {period}
              </>
            )}
          </Row>
          {first?.features.map(({ name }, index) => (
            <Row key={name} name={name} plans={plans}>
              {({ features }) => features[index]?.value}
            </Row>
          ))}
          <Row name={content.roiLabel} plans={plans}>
            {({ roi }) => roi}
          </Row>
        </tbody>
      </table>
    </Section>
  );
}

interface RowProps {
  name: string;
  plans: Plan[];
  /** Renders the cell of a plan. */
  children: (plan: Plan) => ReactNode;
}

/** A table row. In narrow windows its name is above its cells. */
function Row({ name, plans, children }: RowProps) {
  return (
    <tr className="break-inside-avoid border-rule border-t-2 align-top">
      <th scope="row" className="p-0 text-start max-md:relative">
        <span className="block pt-3 font-semibold max-md:absolute max-md:start-0 max-md:whitespace-nowrap">
          {name}
        </span>
      </th>
      {plans.map((plan) => (
        <td key={plan.name} className={`${cell(plan.highlighted)} max-md:pt-11 max-md:text-small`}>
          {children(plan)}
        </td>
      ))}
    </tr>
  );
}

const cell = (highlighted: boolean) =>
  `px-1.5 py-2 text-start text-balance wrap-anywhere max-md:nth-2:ps-0 md:px-5 md:py-3 ${highlighted ? 'border-ink border-x-2 bg-tint-canary' : ''}`;
