import type { ContentOf, SectionProps } from 'sitewright';
import type { plans } from 'sitewright/kinds';
import {
  Button,
  countClass,
  Drawing,
  Heading,
  Paragraph,
  PeriodChoice,
  PriceText,
  type PriceTextProps,
  printPrice,
  Section,
  SectionIntro,
  SectionTitle,
} from 'sitewright/views';

type Plan = ContentOf<typeof plans>['items'][number];

/** The highlighted tag is larger and over its neighbours, where they are side by side. */
const inFront = '@min-[56rem]:z-1 @min-[56rem]:-mx-3';

/** The plans as price tags on one rail. */
export default function PlanTags({ frame, content, language }: SectionProps<typeof plans>) {
  return (
    <Section {...frame}>
      <div
        className={
          frame.fromAbove
            ? '-mt-section pt-4 lg:-mt-[calc(var(--spacing-section)+2rem)]'
            : undefined
        }
      >
        {frame.fromAbove ? (
          <div className="sr-only">
            <SectionTitle id={frame.id}>{content.title}</SectionTitle>
          </div>
        ) : (
          <div className="lg:w-1/2">
            <SectionIntro id={frame.id} {...content} />
          </div>
        )}
        {content.yearly && (
          // Where a browser has no :has(), both prices are large whatever is chosen.
          <div className="mt-8">
            <PeriodChoice name={`${frame.id}-period`} {...content.yearly} />
          </div>
        )}
        <div className={`@container ${frame.fromAbove ? '' : 'mt-12'}`}>
          <ul className={`one-sheet tag-rack tag-rail ${countClass(content.items.length)}`}>
            {content.items.map((plan) => (
              <li key={plan.name} className={plan.highlighted ? inFront : undefined}>
                <PlanTag {...plan} language={language} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

interface PlanTagProps extends Plan {
  language: string;
}

/** A tag with clipped shoulders on a string: an element for each row of the rack. */
function PlanTag({ highlighted, badge, ...plan }: PlanTagProps) {
  const ground = highlighted ? 'bg-tint-canary [--edge:4px]' : 'bg-tint-white [--edge:2px]';
  return (
    <article aria-label={plan.name} className="rack-rows paper-shadow">
      <div className="relative h-20 print:h-10">
        <Drawing
          viewBox="0 0 40 108"
          className="absolute inset-x-0 top-0 z-1 mx-auto w-10 print:w-6 fill-none stroke-3 stroke-thread"
        >
          <g className="always-light stroke-2 stroke-ink">
            <circle className="fill-ground" cx="20" cy="96" r="10" />
          </g>
          <path d="M14 1L20 96 26 1" />
        </Drawing>
      </div>
      <div
        className={`rack-rows gap-y-4 print:gap-y-1 print:pb-3 print:text-small px-[max(1rem,8%)] always-light ${ground} tag-sheet pt-[calc(3rem-var(--edge))] pb-[calc(1.625rem-var(--edge))]`}
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
            <TagPrice {...plan} />
            <TagPrice {...plan.yearly} language={plan.language} />
          </div>
        ) : (
          <TagPrice {...plan} />
        )}
        <Paragraph content={plan.description} />
        {/* Rows of one height, and so at the same height on every tag. */}
        <ul className="grid @min-[43rem]:auto-rows-fr @min-[43rem]:@max-[60rem]:text-(length:--text-small) @min-[43rem]:@max-[60rem]:leading-[1.4]">
          {plan.features.map(({ name, value }) => (
            <li
              key={name}
              className="text-balance border-ink border-t-2 [border-style:dashed] py-2 print:py-0.5"
            >
              <bdi>{value}</bdi>
            </li>
          ))}
        </ul>
        <p className="border-ink border-t-2 pt-4 print:pt-1 font-heading text-balance">
          <bdi>{plan.roi}</bdi>
        </p>
        <div className="grid content-end print:hidden @min-[43rem]:@max-[60rem]:*:px-2">
          <Button variant={highlighted ? 'primary' : 'secondary'} {...plan.cta} />
        </div>
      </div>
    </article>
  );
}

function TagPrice({ period, ...priced }: PriceTextProps & Pick<Plan, 'period'>) {
  return (
    <p className="@container">
      <span className={`block font-heading tracking-tighter ${priceSize(priced)}`}>
        <PriceText {...priced} />
      </span>{' '}
      <span className="text-small">{period}</span>
    </p>
  );
}

/** As large as a tag has room for on one line: six letters, nine, or more. */
function priceSize({ language, ...priced }: PriceTextProps): string {
  const text = printPrice(priced, language);
  if (text.length <= 6) return 'text-[min(4.5rem,27cqi)]/[1]';
  return text.length <= 9 ? 'text-[min(4.5rem,19cqi)]/[1]' : 'text-[min(4.5rem,15cqi)]/[1]';
}
