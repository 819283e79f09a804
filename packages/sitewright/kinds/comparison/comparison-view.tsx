import { ComparisonTable, PriceText, Section } from '../../components.ts';
import { type Inputs, type SectionProps, shortValue } from '../../definitions.ts';
import type { comparison } from './comparison.ts';

type Plan = Inputs['plans']['items'][number];

/** The plans in a table, feature by feature. */
export default function PlanComparison({
  frame,
  content,
  language,
  plans: { items: plans },
}: SectionProps<typeof comparison>) {
  const features = plans[0]?.features ?? [];
  const isolate = (words: string, { name }: Plan) => <bdi key={name}>{words}</bdi>;
  return (
    <Section {...frame} intro={content}>
      <ComparisonTable
        {...content}
        nameLabel={content.featureLabel}
        columns={plans.map(({ name, highlighted }) => ({ name, isOwn: highlighted }))}
        rows={[
          {
            name: content.priceLabel,
            cells: plans.map((plan) => <PlanPrice key={plan.name} {...plan} language={language} />),
          },
          ...features.map(({ name }, index) => ({
            name,
            cells: plans.map((plan) =>
              isolate(shortValue(name, plan.features[index]?.value ?? '', language), plan),
            ),
          })),
          { name: content.roiLabel, cells: plans.map((plan) => isolate(plan.roi, plan)) },
        ]}
      />
    </Section>
  );
}

function PlanPrice({ period, language, ...priced }: Plan & { language: string }) {
  return (
    <>
      <b className="block font-heading text-title-3">
        <PriceText {...priced} language={language} />
      </b>{' '}
      <span className="text-small">{period}</span>
    </>
  );
}
