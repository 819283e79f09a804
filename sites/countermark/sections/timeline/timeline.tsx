import type { ReactNode } from 'react';
import type { SectionProps } from 'sitewright';
import {
  BrandMark,
  Container,
  countClass,
  Drawing,
  DrawingMark,
  EntryWords,
  groundClass,
  SectionIntro,
} from 'sitewright/views';
import type { PaperName } from '../../figures/papers.ts';
import type { TimelineEntry, timeline } from './timeline.ts';

/** More entries than this are too narrow beside each other. */
const mostAcross = 6;

/** The company's milestones on a strip of till paper from edge to edge. */
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
      <TillRoll name={`${frame.id}-title`} to={content.entries.at(-1)?.year}>
        {/* On the blank paper before the first year, in very wide windows. */}
        <BrandMark className="absolute start-[calc((var(--text-start)-9rem)/2)] top-1/2 hidden w-36 text-action [translate:0_-50%] @min-[105rem]/across:block print:hidden" />
        <ol className={`roll-years ${countClass(content.entries.length)}`}>
          {content.entries.map((entry) => (
            <Milestone key={entry.year} {...entry} />
          ))}
        </ol>
      </TillRoll>
    </section>
  );
}

/** Moves a paper that does not fill its mark to the edge of the text below. */
const narrowMarks: Partial<Record<PaperName, string>> = {
  receipt: '-ms-4 print:-ms-2.5',
  'price-tag': '-ms-3 print:-ms-2',
};

function Milestone({ year, title, description, documents }: TimelineEntry) {
  return (
    <li>
      <time dateTime={String(year)} className="font-heading text-figure tracking-tight">
        {year}
      </time>
      <div className="flex gap-2 text-action *:w-14 print:*:w-9">
        {documents.map((kind) => (
          <DrawingMark key={kind} name={kind} className={narrowMarks[kind] ?? '-ms-1'} />
        ))}
        {documents.length === 0 && <BrandMark />}
      </div>
      <EntryWords title={title} description={description} />
    </li>
  );
}

interface TillRollProps {
  /** The id of what names it. */
  name: string;
  /** Its last year, which stands on the roll. */
  to: number | undefined;
  children: ReactNode;
}

/** A strip of till paper around its children, with a torn end and a roll. Where it is wider than the window it scrolls. */
function TillRoll({ name, to, children }: TillRollProps) {
  return (
    <div className="one-sheet till-roll">
      {/* Where all of it fits this is no box, and the Tab key does not stop at it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <figure className="roll-window" aria-labelledby={name} tabIndex={0}>
        <div className="always-light teeth-start [[dir=rtl]_&]:-scale-x-100" />
        <div className="always-light till-paper">{children}</div>
        <div className="always-light till-end">
          <Drawing viewBox="0 0 224 64" className="fill-tint-white stroke-2 stroke-ink">
            <path d="M1 32V63H112" />
            {rings.map((scale) => (
              <ellipse
                key={scale}
                className={scale < 0.4 ? 'fill-action' : scale < 1 ? 'stroke-rule' : undefined}
                cx="112"
                cy="32"
                rx={Math.round(112 * scale) - 1}
                ry={Math.round(32 * scale) - 1}
              />
            ))}
          </Drawing>
          <span className="roll-to" data-to={to} />
        </div>
      </figure>
    </div>
  );
}

/** The radius of each ring as a share of the outermost, from the rim to the core. */
const rings = [1, 0.84, 0.68, 0.52, 0.32];
