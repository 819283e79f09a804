import { Button } from '../components/button.tsx';
import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { Plan, Pricing } from '../content/schemas/pricing.ts';
import { HangingTag } from '../figures/hanging-tag.tsx';
import type { Tint } from '../figures/tints.ts';
import { PriceText } from './price-text.tsx';

interface PlanTagsProps {
  content: Pricing['plans'];
}

/** The order of the sheets in a carbonless form. */
const tints: readonly Tint[] = ['white', 'canary', 'pink'];

/** The plans as price tags on one rail. */
export function PlanTags({ content }: PlanTagsProps) {
  return (
    <Section id="plans" tone="ground" edge="none">
      <div className="-mt-section">
        <div className="lg:w-1/2">
          <SectionIntro id="plans" {...content} />
        </div>
        <div className="mt-12 break-inside-avoid">
          <div className="rounded-control border-4 border-ink" />
          <ul className="mx-auto grid max-w-100 grid-cols-1 md:max-w-none md:grid-cols-[1fr_1.15fr_1fr] md:gap-x-3 lg:gap-x-8 lg:px-6">
            {content.items.map((plan, index) => (
              <li key={plan.name} className={plan.highlighted ? undefined : 'lg:mb-10'}>
                <PlanTag {...plan} tint={tints[index % tints.length] ?? 'white'} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

interface PlanTagProps extends Plan {
  tint: Tint;
}

function PlanTag({ tint, highlighted, badge, ...plan }: PlanTagProps) {
  return (
    <article className="h-full">
      <HangingTag tint={tint} heavy={highlighted}>
        <div className="flex flex-wrap items-center justify-between gap-2 md:max-lg:min-h-16 md:max-lg:flex-col md:max-lg:items-start md:max-lg:justify-start">
          <Heading level={3} size="title-3">
            {plan.name}
          </Heading>
          {badge && (
            <p
              className={`rounded-control border-2 border-action px-2 font-mono text-small ${highlighted ? 'bg-action text-on-action' : 'text-action'}`}
            >
              {badge}
            </p>
          )}
        </div>
        <p className="text-balance">
          <span className="block font-heading text-[min(4rem,16.5vw)] md:text-[clamp(2.5rem,5.5vw,4.5rem)] leading-none tracking-tighter">
            <PriceText price={plan.price} />
          </span>{' '}
          <span className="font-mono text-small">{plan.period}</span>
        </p>
        <p className="text-pretty">{plan.description}</p>
        <ul className={highlighted ? 'text-pretty' : 'text-pretty text-small'}>
          {plan.features.map(({ name, value }) => (
            <li key={name} className="border-ink border-t-2 border-dashed py-2">
              {value}
            </li>
          ))}
        </ul>
        <p className="flex-1 border-ink border-t-2 pt-4 font-heading text-balance">{plan.roi}</p>
        <Button variant={highlighted ? 'primary' : 'secondary'} to={plan.cta.to}>
          {plan.cta.label}
        </Button>
      </HangingTag>
    </article>
  );
}
