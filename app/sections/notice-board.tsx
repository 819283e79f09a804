import { Button } from '../components/button.tsx';
import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import type { Careers } from '../content/schemas/careers.ts';
import { Pin } from '../figures/pin.tsx';
import { JobNotice } from './job-notice.tsx';

interface NoticeBoardProps {
  content: Careers['positions'];
}

/** The open positions as notices on a board, with a free space for unsolicited applications. */
export function NoticeBoard({ content }: NoticeBoardProps) {
  const { speculative } = content;
  return (
    <Section id="positions" tone="ground" intro={content}>
      <div className="sheet max-sm:-mx-3 mt-12 bg-paper p-2 sm:p-3 print:border-0 print:p-0 print:shadow-none">
        <div className="grid items-start gap-x-6 gap-y-10 border-2 border-ink bg-tint-goldenrod print:border-0 print:px-0 px-3 py-8 sm:px-6 md:grid-cols-2 lg:grid-cols-12 lg:p-10">
          <ul className="contents">
            {content.jobs.map((job, index) => (
              <JobNotice key={job.title} job={job} index={index} labels={content} />
            ))}
          </ul>
          <div className="relative grid justify-items-start gap-4 self-center border-2 border-ink border-dashed p-6 pt-10 lg:col-span-6">
            <span className="-top-3 absolute start-6">
              <Pin />
            </span>
            <Heading level={3} size="title-2">
              {speculative.title}
            </Heading>
            <p className="text-lead text-balance">{speculative.lead}</p>
            <Button variant="secondary" to={speculative.action.to}>
              {speculative.action.label}
            </Button>
          </div>
        </div>
      </div>
    </Section>
  );
}
