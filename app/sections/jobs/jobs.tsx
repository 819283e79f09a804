import { Button } from '../../components/button.tsx';
import { NonBreakingWords } from '../../components/non-breaking-words.tsx';
import { Section } from '../../components/section.tsx';
import { Heading, Paragraph } from '../../components/words.tsx';
import { insertWords } from '../../content/insert-words.ts';
import { Pin } from '../../figures/marks.tsx';
import { noticePapers, tintAt, tintGround } from '../../figures/tints.ts';
import type { SectionProps } from '../define-section.ts';
import type { Job, Jobs, jobs } from './jobs.ts';

/** The open positions as notices on a board, with a free space for unsolicited applications. */
export default function NoticeBoard({ frame, content }: SectionProps<typeof jobs>) {
  const { speculative } = content;
  const widths = rowWidths(content.jobs.length + 1);
  // On a board of two columns a wide first notice fills both, and so does a free space without a neighbour.
  const fillsRow = (content.jobs.length + (widths[0] === 'wide' ? 1 : 0)) % 2 === 0;
  const spaceWidth = fillsRow ? 'md:max-lg:col-span-2 ' : '';
  return (
    <Section {...frame} intro={content}>
      <div className="cork-board grid-cols-1 md:grid-cols-2 print:grid-cols-2 lg:grid-cols-12">
        {content.jobs.length > 0 && (
          <ul className="contents">
            {content.jobs.map((job, index) => (
              <JobNotice
                key={job.title}
                job={job}
                index={index}
                width={widths[index] ?? 'third'}
                labels={content}
              />
            ))}
          </ul>
        )}
        <div
          className={`relative grid justify-items-start gap-4 self-center border-2 border-ink border-dashed px-[min(1.5rem,6vw)] pt-10 pb-6 ${spaceWidth}${noticeWidth[widths.at(-1) ?? 'half']}`}
        >
          <Pin className="-top-3 absolute start-6" />
          <Heading size="value">{speculative.title}</Heading>
          <Paragraph className="text-lead text-balance" content={speculative.lead} />
          <Button variant="secondary" to={speculative.action.to}>
            {speculative.action.label}
          </Button>
        </div>
      </div>
    </Section>
  );
}

/** The widths of all places on the widest board: rows of two and of three in turn, so that every row is full. */
function rowWidths(places: number): NoticeWidth[] {
  if (places === 1) return ['full'];
  const rows: number[] = [];
  for (let rest = places; rest > 0; ) {
    const size = rest === 2 || rest === 4 || (rest !== 3 && rows.at(-1) !== 2) ? 2 : 3;
    rows.push(size);
    rest -= size;
  }
  return rows.flatMap((size, row): NoticeWidth[] => {
    if (size === 3) return ['third', 'third', 'third'];
    return row === 0 ? ['wide', 'narrow'] : ['half', 'half'];
  });
}

/** The notices' widths on the widest board, of twelve columns. */
const noticeWidth = {
  full: 'md:col-span-2 lg:col-span-12',
  wide: 'md:col-span-2 lg:col-span-7',
  narrow: 'lg:col-span-5',
  half: 'lg:col-span-6',
  third: 'lg:col-span-4',
};
type NoticeWidth = keyof typeof noticeWidth;

interface JobNoticeProps {
  job: Job;
  index: number;
  width: NoticeWidth;
  labels: Pick<Jobs, 'labels' | 'apply' | 'applyTopic'>;
}

/** An open position as a pinned notice, which lifts from the board under the pointer or the focus. */
function JobNotice({ job, index, width, labels }: JobNoticeProps) {
  const paper = tintAt(noticePapers, index);
  const facts = [
    [labels.labels.department, job.department],
    [labels.labels.location, job.location],
    [labels.labels.type, job.type],
  ];
  return (
    <li className={`notice ${noticeWidth[width]}`}>
      <article aria-label={job.title} className={`@container ${tintGround(paper)}`}>
        <div className="grid grid-cols-1 gap-4 px-[min(1.5rem,5vw)] pt-9 pb-6 print:gap-2 print:p-3">
          <Heading size={width === 'wide' ? 'value' : 'title-3'}>
            <NonBreakingWords text={job.title} />
          </Heading>
          {/* Three facts as long as the shipped vendor's stand in one row from 25.5rem on. */}
          <dl className="@min-[25.5rem]:flex flex-wrap gap-x-5 gap-y-2">
            {facts.map(([label, value]) => (
              <div
                key={label}
                className="flex @min-[25.5rem]:block flex-wrap items-baseline justify-between gap-x-4 border-ink border-dashed @max-[25.5rem]:border-b @max-[25.5rem]:py-1"
              >
                <dt className="font-mono text-small">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <Paragraph className="text-pretty" content={job.description} />
          <ul aria-label={labels.labels.skills} className="flex flex-wrap gap-2">
            {job.skills.map((skill) => (
              <li key={skill} className="border border-ink px-2 font-mono text-small">
                {skill}
              </li>
            ))}
          </ul>
        </div>
        <div className="border-ink border-t-2 border-dashed px-[min(1.5rem,5vw)] py-4 print:hidden">
          <Button variant="primary" to={labels.apply.to}>
            {labels.apply.label}
            <span className="sr-only"> {insertWords(labels.applyTopic, { job: job.title })}</span>
          </Button>
        </div>
      </article>
      <Pin className="absolute start-(--pin) -top-3 -ms-[0.8125rem] print:hidden" />
    </li>
  );
}
