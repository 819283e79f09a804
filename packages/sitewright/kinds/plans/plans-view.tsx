import {
  Button,
  countClass,
  Heading,
  Paragraph,
  PeriodChoice,
  PriceText,
  type PriceTextProps,
  Section,
} from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { Plan, plans } from './plans.ts';

/** The plans side by side, with their parts on the same rows. */
export default function Plans({ frame, content, language }: SectionProps<typeof plans>) {
  return (
    <Section {...frame} intro={content}>
      {content.yearly && (
        // Where a browser has no :has(), both prices are large whatever is chosen.
        <div className="mt-8">
          <PeriodChoice name={`${frame.id}-period`} {...content.yearly} />
        </div>
      )}
      <div className="@container mt-10">
        <ul className={`one-sheet plan-columns ${countClass(content.items.length)}`}>
          {content.items.map((plan) => (
            <li key={plan.name}>
              <PlanCard {...plan} language={language} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** A plan: an element for each row of the columns. */
function PlanCard({ highlighted, badge, ...plan }: Plan & { language: string }) {
  return (
    <article
      aria-label={plan.name}
      className={`plan-rows gap-y-4 border-t-4 p-5 print:gap-y-1 print:p-3 print:text-small bg-paper ${highlighted ? 'border-action' : 'border-rule'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2 self-start">
        <Heading>{plan.name}</Heading>
        {badge && (
          <p
            className={`rounded-control border-2 border-action px-2 text-small empty:hidden ${highlighted ? 'bg-action text-on-action' : 'text-action'}`}
          >
            {badge}
          </p>
        )}
      </div>
      {plan.yearly ? (
        <div className="two-prices grid content-start">
          <PlanPrice {...plan} />
          <PlanPrice {...plan.yearly} language={plan.language} />
        </div>
      ) : (
        <PlanPrice {...plan} />
      )}
      <Paragraph content={plan.description} />
      <dl className="grid content-start">
        {plan.features.map(({ name, value }) => (
          <div key={name} className="border-rule border-t-2 py-2 print:py-0.5">
            <dt className="text-ink-muted text-small">{name}</dt>
            <dd className="text-balance">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="font-semibold text-balance">
        <bdi>{plan.roi}</bdi>
      </p>
      <div className="grid content-end print:hidden">
        <Button variant={highlighted ? 'primary' : 'secondary'} {...plan.cta} />
      </div>
    </article>
  );
}

function PlanPrice({ period, ...priced }: PriceTextProps & Pick<Plan, 'period'>) {
  return (
    <p>
      <span className="block font-heading text-title-2 tracking-tight">
        <PriceText {...priced} />
      </span>{' '}
      <span className="text-small">{period}</span>
    </p>
  );
}
