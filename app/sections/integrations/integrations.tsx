import { EntryWords } from '../../components/entry-words.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionProps } from '../define-section.ts';
import type { integrations } from './integrations.ts';
import { ThreadPaper } from './thread-paper.tsx';

/** The platform's paper publishes; the papers that hang on its thread subscribe. */
export default function PlatformIntegrations({
  frame,
  content,
  platform,
}: SectionProps<typeof integrations>) {
  const { publisher, publishes, subscribes, items } = content;
  const paper = publisher.paper ?? platform?.document ?? 'report';
  const papers = [{ ...publisher, paper }, ...items];
  // In wide windows rows of four or of five, whichever leaves fewer places empty; the thread goes on in the next.
  const leftOver = (row: number) => Math.ceil(papers.length / row) * row - papers.length;
  const columns = leftOver(5) < leftOver(4) ? 'lg:grid-cols-5' : 'lg:grid-cols-4';
  return (
    <Section {...frame} intro={content}>
      <ol className={`mt-12 grid ${columns} print:break-inside-avoid`}>
        {papers.map(({ title, description, paper }, index) => (
          <li
            key={title}
            className="thread-row grid grid-cols-[min(6.5rem,24vw)_minmax(0,1fr)] items-start gap-x-[min(1.5rem,4vw)] pb-8 lg:block print:pb-2"
          >
            <ThreadPaper
              paper={paper}
              position={index === 0 ? 'first' : index === items.length ? 'last' : 'between'}
            />
            <div className="grid grid-cols-1 content-start gap-2 break-words lg:pe-6">
              <p className="font-mono text-small text-action">{index ? subscribes : publishes}</p>
              <EntryWords muted title={title} description={description} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
