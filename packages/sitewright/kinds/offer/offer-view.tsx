import { actionButtons, Heading, PriceText, Section, TextLink } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { offer } from './offer.ts';

/** One plan on a card beside the section's words. */
export default function Offer(props: SectionProps<typeof offer>) {
  const { frame, content, plans, language } = props;
  const plan = plans.items.find(({ name }) => name === content.plan);
  if (!plan) return null;
  const { name, period, features, cta, ...priced } = plan;
  return (
    <Section {...frame} beside intro={content}>
      <div className="sheet always-light grid gap-5 bg-tint-canary p-[clamp(1.25rem,4vw,2.5rem)] print:break-inside-avoid">
        <Heading>{name}</Heading>
        <p>
          <span className="font-heading text-figure">
            <PriceText {...priced} language={language} />
          </span>{' '}
          {period}
        </p>
        <dl>
          {features.map((feature) => (
            <div
              key={feature.name}
              className="grid grid-cols-[2fr_3fr] items-baseline gap-x-4 border-ink border-t-2 [border-style:dashed] py-2"
            >
              <dt className="text-small">{feature.name}</dt>
              <dd>
                <bdi>{feature.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {actionButtons([cta])} <TextLink {...content.all} />
        </p>
      </div>
    </Section>
  );
}
