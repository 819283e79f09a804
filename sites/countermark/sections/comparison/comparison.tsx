import type { ReactNode } from 'react';
import type { Inputs, SectionProps } from 'sitewright';
import type { comparison } from 'sitewright/kinds';
import { Drawing, Paragraph, PriceText, Section, SectionTitle, shortValue } from 'sitewright/views';

type Plan = Inputs['plans']['items'][number];

/** More columns than this do not fit a phone: the form then scrolls in its own box. */
const columnsOfPhone = 3;

/** The plans side by side on a printed form, on which the highlighted plan is in canary. */
export default function PlanComparison(props: SectionProps<typeof comparison>) {
  const { frame, content, language } = props;
  const { items: plans } = props.plans;
  const [first] = plans;
  const wide = plans.length > columnsOfPhone;
  return (
    <Section {...frame} height="low">
      <details className="group print:details-content:block print:details-content:[content-visibility:visible]">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <SectionTitle id={frame.id}>{content.title}</SectionTitle>
          <Drawing
            viewBox="0 0 20 20"
            className="w-7 shrink-0 stroke-3 stroke-action group-open:rotate-180 motion-safe:transition-[rotate]"
          >
            <path d="M3 6l7 7 7-7" />
          </Drawing>
        </summary>
        {content.lead && (
          <Paragraph
            className="mt-5 max-w-measure text-ink-muted text-lead"
            content={content.lead}
          />
        )}
        <div
          className={`@container mt-8 ${wide ? 'goes-on overflow-x-auto p-2 pb-8' : ''}`}
          {...(wide && {
            role: 'region',
            'aria-label': `${content.title}: ${content.caption}`,
            tabIndex: 0,
          })}
        >
          <table
            className={`comparison-table print:break-inside-avoid ${wide ? 'comparison-wide' : ''}`}
          >
            <caption className="pb-4 text-start text-ink-muted">{content.caption}</caption>
            <thead className="always-light">
              <tr>
                <th scope="col">
                  <span className="comparison-corner">{content.featureLabel}</span>
                </th>
                {plans.map(({ name, highlighted }) => (
                  <th
                    key={name}
                    scope="col"
                    className={`font-heading tracking-tight ${copy(highlighted)}`}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="always-light">
              <Row name={content.priceLabel} plans={plans}>
                {({ period, ...priced }) => (
                  <>
                    <b className="comparison-price block font-[700] font-heading text-(length:--text-body)/[1.3] @min-[42rem]:text-(length:--text-value)">
                      <PriceText {...priced} language={language} />
                    </b>{' '}
                    <span className="font-[400] font-body text-small tracking-[0]">{period}</span>
                  </>
                )}
              </Row>
              {first?.features.map(({ name }, index) => (
                <Row key={name} name={name} plans={plans}>
                  {({ features }) => (
                    <bdi>{shortValue(name, features[index]?.value ?? '', language)}</bdi>
                  )}
                </Row>
              ))}
              <Row name={content.roiLabel} plans={plans}>
                {({ roi }) => <bdi>{roi}</bdi>}
              </Row>
            </tbody>
          </table>
        </div>
      </details>
    </Section>
  );
}

interface RowProps {
  name: string;
  plans: Plan[];
  /** Renders the cell of a plan. */
  children: (plan: Plan) => ReactNode;
}

/** A row of the form. In narrow windows its name is above its cells; in one column each cell names its plan. */
function Row({ name, plans, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span className="comparison-row z-1 font-[400] text-ink-muted @max-[42rem]:absolute @max-[42rem]:top-0 @max-[42rem]:whitespace-nowrap @max-[42rem]:px-3 @max-[42rem]:py-2.5 @max-[42rem]:text-(length:--text-small)">
          {name}
        </span>
      </th>
      {plans.map((plan) => (
        <td key={plan.name} data-plan={plan.name} className={copy(plan.highlighted)}>
          {children(plan)}
        </td>
      ))}
    </tr>
  );
}

const copy = (highlighted: boolean) => (highlighted ? 'bg-tint-canary' : undefined);
