import type { ReactNode } from 'react';
import { Section } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { Plan, Pricing } from '../content/schemas/pricing.ts';
import { PriceText } from './price-text.tsx';

interface PlanComparisonProps {
  content: Pricing['comparison'] & { plans: Plan[] };
}

/** Everything that is on the tags as one table, a row for each feature. */
export function PlanComparison({ content: { plans, ...content } }: PlanComparisonProps) {
  const [first] = plans;
  return (
    <Section id="comparison" tone="paper" edge="tear">
      <SectionIntro id="comparison" title={content.title} lead={content.lead} />
      <table className="mt-12 w-full table-fixed text-start">
        <caption className="pb-4 text-start font-mono text-ink-muted text-small">
          {content.caption}
        </caption>
        <thead>
          <tr className="border-ink border-b-2">
            <th scope="col" className="w-px p-0 text-start md:w-1/4">
              <span className="font-mono text-small max-md:sr-only">{content.featureLabel}</span>
            </th>
            {plans.map(({ name, highlighted }) => (
              <th
                key={name}
                scope="col"
                className={`${cell(highlighted)} font-heading text-body md:text-title-3`}
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
                <b className="font-heading md:text-title-3">
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
  /** What a plan says of it. */
  children: (plan: Plan) => ReactNode;
}

/** In narrow windows the row's name stands above its cells: it leaves its column, not its row. */
function Row({ name, plans, children }: RowProps) {
  return (
    <tr className="border-rule border-t-2 border-dashed align-top">
      <th scope="row" className="p-0 text-start max-md:relative">
        <span className="block pt-3 font-semibold max-md:absolute max-md:start-0 max-md:whitespace-nowrap">
          {name}
        </span>
      </th>
      {plans.map((plan) => (
        <td key={plan.name} className={`${cell(plan.highlighted)} text-small max-md:pt-11`}>
          {children(plan)}
        </td>
      ))}
    </tr>
  );
}

const cell = (highlighted: boolean) =>
  `p-2 text-start wrap-anywhere md:px-5 md:py-3 ${highlighted ? 'border-ink border-x-2 bg-tint-canary' : ''}`;
