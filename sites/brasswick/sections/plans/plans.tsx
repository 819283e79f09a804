import type { ContentOf, SectionProps } from 'sitewright';
import type { plans } from 'sitewright/kinds';
import {
  Button,
  Heading,
  Paragraph,
  PeriodChoice,
  PriceText,
  type PriceTextProps,
  Section,
} from 'sitewright/views';

type Plan = ContentOf<typeof plans>['items'][number];

/** The plans as the lines of one price board: name and price with dots between them, and what is in it below. */
export default function Plans({ frame, content, language }: SectionProps<typeof plans>) {
  return (
    <Section {...frame} intro={content}>
      {content.yearly && (
        <div className="mt-6 grid justify-center *:justify-center">
          <PeriodChoice name={`${frame.id}-period`} {...content.yearly} />
        </div>
      )}
      <ul className="one-sheet price-board baize mt-10">
        {content.items.map((plan) => (
          <li key={plan.name}>
            <PlanLine {...plan} language={language} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PlanLine({ badge, ...plan }: Plan & { language: string }) {
  return (
    <article aria-label={plan.name} className="grid gap-5">
      <div className="price-line">
        <div className="grid justify-items-start gap-1">
          <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
            <Heading size="title-2">{plan.name}</Heading>
            {badge && <p className="brass mt-2 px-3 py-0.5 font-semibold text-small">{badge}</p>}
          </div>
          <Paragraph content={plan.description} />
        </div>
        <span aria-hidden="true" className="price-dots" />
        {plan.yearly ? (
          <div className="two-prices grid">
            <PlanPrice {...plan} />
            <PlanPrice {...plan.yearly} language={plan.language} />
          </div>
        ) : (
          <PlanPrice {...plan} />
        )}
      </div>
      <dl className="price-parts">
        {plan.features.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-small">{name}</dt>
            <dd className="font-semibold text-balance">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-balance">
          <bdi>{plan.roi}</bdi>
        </p>
        <div className="print:hidden">
          <Button variant={plan.highlighted ? 'primary' : 'secondary'} {...plan.cta} />
        </div>
      </div>
    </article>
  );
}

function PlanPrice({ period, ...priced }: PriceTextProps & Pick<Plan, 'period'>) {
  return (
    <p>
      <span className="board-price block font-heading tracking-tight">
        <PriceText {...priced} />
      </span>{' '}
      <span>{period}</span>
    </p>
  );
}
