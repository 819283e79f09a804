import { Container } from '../components/container.tsx';
import { Heading } from '../components/heading.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { About, TimelineEntry } from '../content/schemas/about.ts';
import { DocumentMark } from '../figures/documents.tsx';
import { Stamp } from '../figures/stamp.tsx';
import { TillRoll } from '../figures/till-roll.tsx';

interface MilestoneRollProps {
  content: About['timeline'];
}

/** The company's milestones on a strip of till paper, which crosses wide windows from edge to edge. */
export function MilestoneRoll({ content }: MilestoneRollProps) {
  return (
    <section
      id="timeline"
      aria-labelledby="timeline-title"
      className="edge-tear @container print:break-after-page bg-ground py-section"
    >
      <Container>
        <SectionIntro id="timeline" {...content} />
      </Container>
      <div className="mt-14 @min-[75rem]:mt-20">
        <TillRoll>
          <div className="-translate-y-1/2 absolute start-[calc((50cqi_-_49.625rem_+_var(--spacing-gutter))_/_2)] top-1/2 hidden size-36 text-action @min-[105rem]:block">
            <Stamp />
          </div>
          <ol className="grid @min-[75rem]:grid-cols-6 px-5 @min-[75rem]:ps-[calc(var(--spacing-gutter)_-_1.625rem_+_max(0px,50cqi_-_39rem))]">
            {content.entries.map((entry) => (
              <Milestone key={entry.year} {...entry} />
            ))}
          </ol>
        </TillRoll>
      </div>
    </section>
  );
}

function Milestone({ year, title, description, documents }: TimelineEntry) {
  return (
    <li className="grid content-start gap-x-8 gap-y-3 border-rule border-dashed py-8 print:py-3 not-first:border-t-2 @min-[40rem]:grid-cols-[10rem_1fr] @min-[75rem]:grid-cols-1 @min-[75rem]:pe-4 @min-[75rem]:not-first:border-t-0 @min-[75rem]:not-first:border-s-2 @min-[75rem]:not-first:ps-4">
      <div className="flex flex-wrap items-center justify-between gap-3 @min-[40rem]:grid @min-[40rem]:gap-4">
        <p className="font-heading text-title-2 tracking-tight">
          <time dateTime={String(year)}>{year}</time>
        </p>
        <div className="flex gap-1 text-action">
          {documents.map((kind) => (
            <span key={kind} className="size-14">
              <DocumentMark kind={kind} />
            </span>
          ))}
          {documents.length === 0 && (
            <span className="size-14">
              <Stamp />
            </span>
          )}
        </div>
      </div>
      <div className="grid content-start gap-3">
        <Heading level={3} size="title-3">
          {title}
        </Heading>
        <p className="text-ink-muted text-pretty">{description}</p>
      </div>
    </li>
  );
}
