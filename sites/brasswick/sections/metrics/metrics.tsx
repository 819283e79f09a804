import type { SectionProps } from 'sitewright';
import type { metrics } from 'sitewright/kinds';
import { Section, StatValue } from 'sitewright/views';

/** A few figures, as large as there is room for, on the axis of the page. */
export default function Metrics({ frame, content }: SectionProps<typeof metrics>) {
  return (
    <Section {...frame} intro={content}>
      <dl className="mt-10 flex flex-wrap justify-center gap-x-16 gap-y-8 text-center">
        {content.stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse gap-1">
            <dt className="text-balance text-lead">{label}</dt>
            <dd className="font-heading text-title-1 tracking-tight even-digits">
              <StatValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
