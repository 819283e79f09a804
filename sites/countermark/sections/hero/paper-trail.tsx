import { Fragment } from 'react';
import { Drawing, DrawingPaper, type FigureProps } from 'sitewright/views';
import type { PaperName } from '../../figures/papers.ts';

interface Paper {
  kind: PaperName;
  /** Position of the drawing's top left corner, in units of the trail's box of 600 by 624. */
  x: number;
  y: number;
  /** Rotation of the drawing around that corner, in degrees clockwise. */
  turn: number;
  scale: number;
  /** Position of the hole for the thread, in units of the drawing. */
  hole: readonly [x: number, y: number];
}

/** The papers in the order of the thread, clockwise from the receipt. */
const papers: readonly Paper[] = [
  { kind: 'receipt', x: -42, y: 236, turn: -5, scale: 2.15, hole: [82, 14] },
  { kind: 'agreement', x: 32, y: 38, turn: -8, scale: 3, hole: [23.5, 8.5] },
  { kind: 'purchase-order', x: 218, y: 4, turn: 4, scale: 3, hole: [26, 18.5] },
  { kind: 'work-order', x: 378, y: 28, turn: -4, scale: 3, hole: [24, 7.5] },
  { kind: 'price-tag', x: 476, y: 158, turn: 6, scale: 3.2, hole: [24, 19] },
  { kind: 'waybill', x: 452, y: 340, turn: 4, scale: 3, hole: [6.5, 21.5] },
  { kind: 'payslip', x: 352, y: 476, turn: -6, scale: 3, hole: [12, 31.5] },
  { kind: 'certificate', x: 190, y: 466, turn: 4, scale: 3, hole: [24, 8.5] },
];

/** The thread comes up along the left of the picture and under the receipt to its hole. */
const threadFromBelow = 'M-18 1600V430C-18 330 70 310 136 251';

/** A piece for each paper, from its hole to the next; the last one goes once around the hub. */
const threads = [
  'M136 251C130 211 74 91 105 53',
  'M105 53C137 16 223 66 292 65',
  'M292 65C361 63 401 13 451 45',
  'M451 45C502 78 543 154 546 226',
  'M546 226C549 299 497 338 467 406',
  'M467 406C437 474 439 548 398 566',
  'M398 566C356 584 301 548 260 496',
  'M260 496C219 445 193 370 193 310A117 117 0 1 1 193 310.1',
];

interface PaperTrailProps extends FigureProps {
  /** The paper of each platform. */
  documents: readonly PaperName[];
  /** Whether the thread comes up from the section below. */
  threadComesUp: boolean;
  /** The words on the stamp in the middle. */
  seal: string;
}

/** The platforms’ papers on one thread, from the receipt to the hub. Papers of one kind lie on each other. */
export function PaperTrail({ seal, label, documents, threadComesUp }: PaperTrailProps) {
  return (
    <div className="@container relative">
      <Drawing
        viewBox="0 0 600 624"
        label={label}
        className="paper-trail w-full overflow-visible fill-none stroke-ink [stroke-linecap:round]"
      >
        {threadComesUp && (
          <path className="stroke-5 stroke-thread max-lg:hidden print:hidden" d={threadFromBelow} />
        )}
        {papers.map(({ kind, x, y, turn, scale, hole: [u, v] }, index) => (
          <Fragment key={kind}>
            {sheetsOf(kind, documents).map((shift) => (
              <g key={shift} className={index + shift ? 'stroke-1' : printed}>
                <g transform={`translate(${x + shift} ${y + shift})rotate(${turn})scale(${scale})`}>
                  <DrawingPaper name={kind} detailed={index === 0} />
                  {shift === 0 && (
                    <circle
                      className="always-light fill-ground stroke-ink"
                      cx={u}
                      cy={v}
                      r={Math.round(60 / scale) / 10}
                    />
                  )}
                </g>
              </g>
            ))}
            <path className="stroke-5 stroke-thread" d={threads[index]} />
          </Fragment>
        ))}
        <g transform="translate(310 310)">
          <circle className="fill-action stroke-none" r="106" />
          {/* Holes around the rim. */}
          <circle
            className="stroke-16 stroke-ground [stroke-dasharray:0_1] [stroke-dashoffset:.5]"
            pathLength="24"
            r="106"
          />
          <circle className="stroke-2 stroke-on-action" r="91" />
        </g>
      </Drawing>
      <div className="-translate-1/2 absolute forced-color-adjust-none top-[49.7%] left-[51.7%] w-[5.6em] pb-[1.0857em] text-center font-heading text-[min(4.05cqi,1.5625rem)] text-on-action leading-[1.1]">
        {/* The words keep their place when the sign below them arrives. */}
        <p className="text-balance">{seal}</p>
        <Drawing
          viewBox="0 0 14 10"
          className="absolute inset-x-0 bottom-0 mx-auto w-[1.1em] fill-none stroke-2 stroke-current"
        >
          <path d="M1 4l4 4 8-7" />
        </Drawing>
      </div>
    </div>
  );
}

/** The receipt, which prints once. */
const printed = 'stroke-[1.5] motion-safe:animate-[print_.6s_steps(8)]';

/** How far each sheet of a kind lies off the first, the lowest one first. There is always a receipt. */
function sheetsOf(kind: PaperName, documents: readonly PaperName[]): number[] {
  const count = documents.filter((document) => document === kind).length;
  const sheets = Math.max(count, kind === 'receipt' ? 1 : 0);
  return Array.from({ length: sheets }, (_, sheet) => 9 * (sheets - 1 - sheet));
}
