import { Section } from '../../page/components/section.tsx';
import { StatList } from '../../page/components/stats.tsx';
import type { SectionProps } from '../../page/sections/define-section.ts';
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
