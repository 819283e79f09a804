import { Container } from '../components/container.tsx';
import { EntryWords } from '../components/entry-words.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { About, TimelineEntry } from '../content/schemas/about.ts';
import type { DocumentKind } from '../content/schemas/navigation.ts';
import { BrandMark } from '../figures/brand-mark.tsx';
import { DocumentMark } from '../figures/documents.tsx';
import { TillRoll } from '../figures/till-roll.tsx';

/** The company's milestones on a strip of till paper, which crosses wide windows from edge to edge. */
export function MilestoneRoll({ content }: { content: About['timeline'] }) {
  return (
    <section
      id="timeline"
      aria-labelledby="timeline-title"
      className="tone-ground edge-tear @container py-section"
    >
      <Container>
        <SectionIntro id="timeline" {...content} />
      </Container>
      <div className="mt-14">
        <TillRoll>
          <div className="till-seal">
            <BrandMark />
          </div>
          <ol>
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
    <li>
      <div className="till-year">
        <p className="font-heading text-figure tracking-tight">
          <time dateTime={String(year)}>{year}</time>
        </p>
        <div className="till-marks">
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
