import { Button } from '../components/button.tsx';
import { Heading } from '../components/heading.tsx';
import { countClass } from '../components/places.ts';
import { RichText } from '../components/rich-text.tsx';
import { Section } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { Plan, Pricing } from '../content/schemas/pricing.ts';
import { HangingTag } from '../figures/hanging-tag.tsx';
import { type Tint, tintAt } from '../figures/tints.ts';
import { PriceText } from './price-text.tsx';

/** Neighbours have different tints, and canary belongs to the highlighted plan alone. */
const tints: readonly Tint[] = ['white', 'mint', 'pink', 'sky'];

/** The plans as price tags on one rail. */
export function PlanTags({ content }: { content: Pricing['plans'] }) {
  return (
    <Section id="plans" tone="ground" edge="none">
      <div className="-mt-section">
        <div className="lg:w-1/2">
          <SectionIntro id="plans" {...content} />
        </div>
        <div className="@container mt-12">
          <ul className={`tag-rack ${countClass(content.items.length)}`}>
            {content.items.map((plan, index) => (
              <li key={plan.name} className={plan.highlighted ? 'rack-front' : undefined}>
                <PlanTag {...plan} tint={tintAt(tints, index)} />
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
    <article aria-label={plan.name} className="rack-rows">
      <HangingTag tint={highlighted ? 'canary' : tint} heavy={highlighted}>
        <div className="flex flex-wrap items-center justify-between gap-2 self-start">
          <Heading size="title-3">{plan.name}</Heading>
          {badge && (
            <p
              className={`rounded-control border-2 border-action px-2 font-mono text-small ${highlighted ? 'bg-action text-on-action' : 'text-action'}`}
            >
              {badge}
            </p>
          )}
        </div>
        <p className="@container">
          <span className={hasLongNumber(plan.price.text) ? 'tag-price is-long' : 'tag-price'}>
            <PriceText {...plan.price} />
          </span>{' '}
          <span className="text-small">{plan.period}</span>
        </p>
        <p className="text-pretty">
          <RichText content={plan.description} />
        </p>
        <ul className="tag-features">
          {plan.features.map(({ name, value }) => (
            <li key={name}>
              <bdi>{value}</bdi>
            </li>
          ))}
        </ul>
        <p className="border-ink border-t-2 pt-4 font-heading text-balance">
          <bdi>{plan.roi}</bdi>
        </p>
        <div className="grid content-end">
          <Button variant={highlighted ? 'primary' : 'secondary'} to={plan.cta.to}>
            {plan.cta.label}
          </Button>
        </div>
      </HangingTag>
    </article>
  );
}

const hasLongNumber = (price: string) => /\d[\d\s.,’']{5,}\d/.test(price);
