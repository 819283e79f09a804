import { Container } from '../../components/container.tsx';
import { EntryWords } from '../../components/entry-words.tsx';
import { groundClass } from '../../components/section.tsx';
import { SectionIntro } from '../../components/section-intro.tsx';
import type { DocumentKind } from '../../content/schemas/drawings.ts';
import { BrandMark } from '../../figures/brand-mark.tsx';
import { DocumentMark } from '../../figures/documents.tsx';
import type { SectionProps } from '../define-section.ts';
import { TillRoll } from './till-roll.tsx';
import type { TimelineEntry, timeline } from './timeline.ts';

/** More entries than this are too narrow beside each other. */
const mostAcross = 6;

/** The company's milestones on a strip of till paper, which crosses wide windows from edge to edge. */
export default function MilestoneRoll({ frame, content }: SectionProps<typeof timeline>) {
  return (
    <section
      id={frame.id}
      aria-labelledby={`${frame.id}-title`}
      className={`${groundClass(frame)} py-section ${content.entries.length > mostAcross ? '@container' : '@container/across'}`}
    >
      <Container>
        <SectionIntro id={frame.id} {...content} />
      </Container>
      <div className="mt-14">
        <TillRoll>
          {/* On the blank paper before the first year, in very wide windows. */}
          <div className="absolute start-[calc((var(--text-start)-9rem)/2)] top-1/2 hidden w-36 text-action [translate:0_-50%] @min-[105rem]/across:block">
            <BrandMark />
          </div>
          <ol className="grid grid-cols-1 px-[min(1.25rem,5vw)]">
            {content.entries.map((entry) => (
              <Milestone key={entry.year} {...entry} />
            ))}
          </ol>
        </TillRoll>
      </div>
    </section>
  );
}

/** Moves a paper that does not fill its mark to the edge of the text below. */
const narrowMarks: Partial<Record<DocumentKind, string>> = {
  receipt: '-ms-4',
  'price-tag': '-ms-3',
};

function Milestone({ year, title, description, documents }: TimelineEntry) {
  return (
    <li className="till-entry">
      <div className="flex flex-wrap items-center justify-between gap-3 print:flex @min-[40rem]:grid">
        <p className="font-heading text-figure tracking-tight">
          <time dateTime={String(year)}>{year}</time>
        </p>
        <div className="flex gap-2 text-action *:w-14 print:*:w-9">
          {documents.map((kind) => (
            <span key={kind} className={narrowMarks[kind] ?? '-ms-1'}>
              <DocumentMark kind={kind} />
            </span>
          ))}
          {documents.length === 0 && (
            <span>
              <BrandMark />
            </span>
          )}
        </div>
      </div>
      <div className="grid content-start gap-3">
        <EntryWords title={title} description={description} breaks="between-units" />
      </div>
    </li>
  );
}
