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

/** The plans as signs on a wall: the recommended one across it, the others side by side below. */
export default function Plans({ frame, content, language }: SectionProps<typeof plans>) {
  return (
    <Section {...frame} intro={content}>
      {content.yearly && (
        <div className="mt-6 grid justify-center">
          <PeriodChoice name={`${frame.id}-period`} {...content.yearly} />
        </div>
      )}
      <ul className="one-sheet sign-wall mt-10">
        {content.items.map((plan) => (
          <li key={plan.name} className={plan.highlighted ? 'sign-wide baize' : 'tone-paper'}>
            <PlanSign {...plan} language={language} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PlanSign({ badge, ...plan }: Plan & { language: string }) {
  return (
    <article aria-label={plan.name} className="sign">
      <div className="grid content-start justify-items-start gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Heading size="value">{plan.name}</Heading>
          {badge && <p className="brass px-3 py-0.5 font-semibold text-small">{badge}</p>}
        </div>
        {plan.yearly ? (
          <div className="two-prices grid">
            <PlanPrice {...plan} />
            <PlanPrice {...plan.yearly} language={plan.language} />
          </div>
        ) : (
          <PlanPrice {...plan} />
        )}
        <Paragraph className="text-pretty" content={plan.description} />
      </div>
      <div className="grid content-between gap-6">
        <dl className="grid">
          {plan.features.map(({ name, value }) => (
            <div
              key={name}
              className="flex flex-wrap justify-between gap-x-6 border-rule border-b-1 py-2.5 print:py-0.5"
            >
              <dt className="text-ink-muted">{name}</dt>
              <dd className="text-balance">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="font-semibold text-balance">
            <bdi>{plan.roi}</bdi>
          </p>
          <div className="print:hidden">
            <Button variant={plan.highlighted ? 'primary' : 'secondary'} to={plan.cta.to}>
              {plan.cta.label}
            </Button>
          </div>
        </div>
      </div>
    </article>
  );
}

function PlanPrice({ period, ...priced }: PriceTextProps & Pick<Plan, 'period'>) {
  return (
    <p>
      <span className="sign-price block font-heading tracking-tight">
        <PriceText {...priced} />
      </span>{' '}
      <span>{period}</span>
    </p>
  );
}
