import type { SectionProps } from 'sitewright';
import {
  BrandMark,
  Container,
  countClass,
  Drawing,
  DrawingMark,
  EntryWords,
  groundClass,
  Section,
  SectionIntro,
} from 'sitewright/views';
import type { PaperName } from '../../figures/papers.ts';
import type { TimelineEntry, timeline } from './timeline.ts';

/** More entries than this are too narrow beside each other. */
const mostAcross = 6;

/** The company's milestones on a till roll: across the page where there is room for all, else down the page. */
export default function MilestoneRoll({ frame, content }: SectionProps<typeof timeline>) {
  return (
    <Section
      {...frame}
      isWide
      className={`${groundClass(frame)} py-section ${content.entries.length > mostAcross ? '@container' : '@container/across'}`}
    >
      <Container>
        <SectionIntro id={frame.id} {...content} />
      </Container>
      <div className="one-sheet always-light till-roll">
        <div className="teeth-start [[dir=rtl]_&]:-scale-x-100" />
        <div className="till-end">
          <RollEnd />
        </div>
        <div className="till-paper">
          {/* On the blank paper before the first year, in very wide windows. */}
          <BrandMark className="absolute start-[calc((var(--text-start)-9rem)/2)] top-1/2 hidden w-36 text-action [translate:0_-50%] @min-[105rem]/across:block print:hidden" />
          <ol className={`roll-years ${countClass(content.entries.length)}`}>
            {content.entries.map((entry) => (
              <Milestone key={entry.year} {...entry} />
            ))}
          </ol>
        </div>
        <div className="teeth" />
      </div>
    </Section>
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
      <div className="grid content-start gap-2">
        <EntryWords title={title} description={description} />
      </div>
    </li>
  );
}

/** The end of the roll, from above; its box may be of another shape. */
const RollEnd = () => (
  <Drawing
    viewBox="0 0 224 64"
    preserveAspectRatio="none"
    className="fill-tint-white stroke-2 stroke-ink"
  >
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
);

/** The radius of each ring as a share of the outermost, from the rim to the core. */
const rings = [1, 0.84, 0.68, 0.52, 0.32];
