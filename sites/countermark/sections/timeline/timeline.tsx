import type { ReactNode } from 'react';
import type { SectionProps } from 'sitewright';
import {
  BrandMark,
  Container,
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
          <BrandMark className="absolute start-[calc((var(--text-start)-9rem)/2)] top-1/2 hidden w-36 text-action [translate:0_-50%] @min-[105rem]/across:block" />
          <ol className="grid auto-cols-fr across:grid-flow-col grid-cols-1 px-[min(1.25rem,5vw)] across:ps-(--text-start) across:pe-0">
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
const narrowMarks: Partial<Record<PaperName, string>> = {
  receipt: '-ms-4',
  'price-tag': '-ms-3',
};

function Milestone({ year, title, description, documents }: TimelineEntry) {
  return (
    <li className="across:grid-cols-none grid grid-cols-1 content-start gap-x-8 gap-y-3 border-rule border-dashed py-8 across:pe-4 not-first:border-t-2 across:not-first:border-s-2 across:not-first:border-t-0 across:not-first:ps-4 @min-[40rem]:grid-cols-[11rem_1fr] print:py-2">
      <div className="flex flex-wrap items-center justify-between gap-3 print:flex @min-[40rem]:grid">
        <p className="font-heading text-figure tracking-tight">
          <time dateTime={String(year)}>{year}</time>
        </p>
        <div className="flex gap-2 text-action *:w-14 print:*:w-9">
          {documents.map((kind) => (
            <DrawingMark key={kind} name={kind} className={narrowMarks[kind] ?? '-ms-1'} />
          ))}
          {documents.length === 0 && <BrandMark />}
        </div>
      </div>
      <div className="grid content-start gap-3">
        <EntryWords title={title} description={description} />
      </div>
    </li>
  );
}

/** A strip of till paper around its children, with a torn end and a roll, down the page or across it. */
function TillRoll({ children }: { children: ReactNode }) {
  return (
    <div className="one-sheet till-roll always-light flex across:flex-row flex-col across:mx-6 ms-gutter me-13 print:me-[calc(var(--spacing-gutter)+2.75rem)] print:break-inside-avoid">
      <div className="across:flex-1 across:overflow-x-clip">
        <div className="across:flex">
          <div className="teeth across:hidden rotate-180" />
          <div className="teeth-start across:block hidden [[dir=rtl]_&]:-scale-x-100" />
          <div className="till-paper across:flex-1 relative border-ink border-x-2 across:border-x-0 across:border-y-2 bg-tint-white not-print:[box-shadow:6px_6px_0_var(--color-shade)]">
            {children}
          </div>
        </div>
      </div>
      <div className="till-end">
        <Drawing viewBox="0 0 46 166" className={`${paper} across:hidden -end-11 -top-20 w-11.5`}>
          <path className="fill-shade stroke-none" d="M20 6a26 80 0 0 1 0 160z" />
          <RollEnd transform="matrix(0 1 -1 0 40 0)" across={160} deep={40} />
        </Drawing>
        <Drawing
          viewBox="0 0 224 64"
          className={`${paper} across:block hidden -start-28 -top-15.5 w-56`}
        >
          <RollEnd across={224} deep={64} />
        </Drawing>
      </div>
    </div>
  );
}

const paper = 'fill-tint-white stroke-2 stroke-ink';

interface RollEndProps {
  across: number;
  deep: number;
  transform?: string;
}

/** The end of the roll, and the part of its side that the strip does not cover. */
function RollEnd({ across, deep, transform }: RollEndProps) {
  const [x, y] = [across / 2, deep / 2];
  return (
    <g transform={transform}>
      <path d={`M1 ${y}V${deep - 1}H${x}`} />
      {rings.map((scale) => (
        <ellipse
          key={scale}
          className={scale < 0.4 ? 'fill-action' : scale < 1 ? 'stroke-rule' : undefined}
          cx={x}
          cy={y}
          rx={Math.round(x * scale) - 1}
          ry={Math.round(y * scale) - 1}
        />
      ))}
    </g>
  );
}

/** The radius of each ring as a share of the outermost, from the rim to the core. */
const rings = [1, 0.84, 0.68, 0.52, 0.32];
