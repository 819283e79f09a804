import { Section, StatList } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { metrics } from './metrics.ts';

/** A few figures under a heading. */
export default function Metrics({ frame, content }: SectionProps<typeof metrics>) {
  return (
    <Section {...frame} intro={content}>
      <div className="mt-10">
        <StatList stats={content.stats} />
      </div>
    </Section>
  );
}
