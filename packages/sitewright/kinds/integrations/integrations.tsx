import { Section } from '../../page/components/section.tsx';
import { EntryWords } from '../../page/components/words.tsx';
import { DocumentMark } from '../../page/figures/documents.tsx';
import { Drawing, type PaperDrawing, Strokes } from '../../page/figures/drawing.tsx';
import type { SectionProps } from '../define-section.ts';
import type { integrations, SubscriberPaper } from './integrations.ts';

/** A thread from the paper that publishes to those that subscribe. */
export default function PlatformIntegrations({
  frame,
  content,
  platform,
}: SectionProps<typeof integrations>) {
  const { publisher, publishes, subscribes, items } = content;
  const paper = publisher.paper ?? platform?.document ?? 'report';
  return (
    <Section {...frame} intro={content}>
      <ol className="mt-10 grid lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-y-6 print:grid-cols-5">
        {[{ ...publisher, paper }, ...items].map(({ title, description, paper }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3.5rem_1fr] content-start gap-x-4 break-inside-avoid border-thread border-t-4 pt-4 pe-6 lg:grid-cols-1 lg:gap-y-3 print:grid-cols-1"
          >
            <PaperMark paper={paper} />
            <div className="grid content-start gap-1">
              <p className="text-action text-small">{index ? subscribes : publishes}</p>
              <EntryWords muted title={title} description={description} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function PaperMark({ paper }: { paper: SubscriberPaper }) {
  if (paper !== 'report') return <DocumentMark kind={paper} className="w-14" />;
  return (
    <Drawing viewBox="0 0 48 48" className="always-light w-14 fill-none stroke-ink stroke-[1.5]">
      <Strokes strokes={report} tint="white" />
    </Drawing>
  );
}

/** A page of a report as a mark: continuous paper with its feed holes and a chart. */
const report: PaperDrawing['mark'] = {
  sheet: 'M4.5 6.5h39v36h-39z',
  row: 'M10.5 6.5v36M37.5 6.5v36M7.5 12v1m0 7v1m0 7v1m0 7v1M40.5 12v1m0 7v1m0 7v1m0 7v1',
  ink: 'M15 36.5h18',
  block: 'M16 27h4v9h-4zM22 21h4v15h-4z',
  stamp: 'M28 14h4v22h-4z',
};
