import { Button } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import { Heading, Paragraph } from '../../components/words.tsx';
import { Pin } from '../../figures/marks.tsx';
import type { SectionProps } from '../define-section.ts';
import { JobNotice, type NoticeWidth, noticeWidth } from './job-notice.tsx';
import type { jobs } from './jobs.ts';

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
