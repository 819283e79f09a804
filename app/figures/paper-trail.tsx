import { Fragment, type ReactNode } from 'react';
import type { DocumentKind } from '../content/schemas/navigation.ts';
import { DocumentPaper } from './documents.tsx';
import { Drawing, type FigureProps } from './drawing.tsx';
import { hub, hubPath } from './paper-trail/hub.ts';
import { papers } from './paper-trail/layout.ts';
import { threadFromBelow, threads } from './paper-trail/thread.ts';

/** A piece of the thread, and the light that runs through it once (styles/sections/hero-ring.css). */
function Thread({ index }: { index: number }) {
  const id = `thread-${index}`;
  return (
    <>
      <g className="stroke-5 stroke-thread">
        <path id={id} d={threads[index]} />
      </g>
      <use href={`#${id}`} className={`place-${index} stroke-2 stroke-on-action`} />
    </>
  );
}

interface PaperTrailProps extends FigureProps {
  /** The paper of each platform. */
  documents: readonly DocumentKind[];
  /** The words on the stamp in the middle. */
  hub: { publish: ReactNode; signOn: ReactNode };
}

/**
 * The platforms’ papers on one thread, which starts at the receipt of a sale and ends around the hub. Papers
 * of one kind lie on each other.
 */
export function PaperTrail({ hub: { publish, signOn }, label, documents }: PaperTrailProps) {
  return (
    <div className="@container relative">
      <Drawing
        viewBox="0 0 600 624"
        label={label}
        className="paper-trail w-full overflow-visible fill-none stroke-ink [stroke-linecap:round]"
      >
        <path className="stroke-5 stroke-thread max-lg:hidden print:hidden" d={threadFromBelow} />
        {papers.map(({ kind, x, y, turn, scale, hole: [u, v] }, index) => (
          <Fragment key={kind}>
            {sheetsBelow(kind, documents).map((shift) => (
              <g key={shift} className="stroke-1">
                <g transform={`translate(${x + shift} ${y + shift})rotate(${turn})scale(${scale})`}>
                  <DocumentPaper kind={kind} detailed={index === 0} />
                </g>
              </g>
            ))}
            {(index === 0 || documents.includes(kind)) && (
              <g className={index === 0 ? 'ring-receipt stroke-[1.5]' : 'stroke-1'}>
                <g transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`}>
                  <DocumentPaper kind={kind} detailed={index === 0} />
                  <circle
                    className="always-light fill-ground stroke-ink"
                    cx={u}
                    cy={v}
                    r={Math.round(60 / scale) / 10}
                  />
                </g>
              </g>
            )}
            <Thread index={index} />
          </Fragment>
        ))}
        <g transform={`translate(${hub.x} ${hub.y})`}>
          <path className="hub-disc fill-action stroke-none" d={hubPath} />
          <circle className="stroke-2 stroke-on-action" r="91" />
        </g>
      </Drawing>
      <div className="-translate-1/2 absolute forced-color-adjust-none top-[49.7%] left-[51.7%] grid w-[5.6em] justify-items-center gap-[.3em] text-center font-heading text-[min(4.05cqi,1.5625rem)] text-on-action leading-[1.1]">
        <p>{publish}</p>
        <Drawing viewBox="0 0 14 10" className="w-[1.1em] fill-none stroke-2 stroke-current">
          <path d="M1 4l4 4 8-7" />
        </Drawing>
        <p>{signOn}</p>
      </div>
    </div>
  );
}

/** How far each further sheet of a kind lies off the first, the lowest one first. */
function sheetsBelow(kind: DocumentKind, documents: readonly DocumentKind[]): number[] {
  const count = documents.filter((document) => document === kind).length;
  return Array.from({ length: Math.max(0, count - 1) }, (_, sheet) => 9 * (count - 1 - sheet));
}
