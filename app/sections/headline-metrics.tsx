import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import { StatList } from '../components/stat-list.tsx';
import type { CaseStudies } from '../content/schemas/case-studies.ts';

interface HeadlineMetricsProps {
  content: CaseStudies['metrics'];
}

/** The numbers that sum up all stories. */
export function HeadlineMetrics({ content }: HeadlineMetricsProps) {
  return (
    <Section id="metrics" tone="paper">
      <div className="grid gap-8">
        <Heading level={2} size="title-3" id="metrics-title">
          {content.title}
        </Heading>
        <StatList stats={content.stats} />
      </div>
    </Section>
  );
}
