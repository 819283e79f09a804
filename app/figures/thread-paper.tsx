import type { SubscriberPaper } from '../content/schemas/platform.ts';
import { Paper } from './documents/strokes.tsx';
import { DocumentPaper } from './documents.tsx';
import { Drawing } from './drawing.tsx';
import { papers } from './paper-trail/layout.ts';
import { report } from './report.ts';

interface ThreadPaperProps {
  paper: SubscriberPaper;
  /** The first paper publishes; the thread ends at the last one. */
  position: 'first' | 'between' | 'last';
}

/** A paper on its piece of the thread, which meets the next piece at the drawing's edge. */
export function ThreadPaper({ paper, position }: ThreadPaperProps) {
  const { through, hole, turn } = hangings.get(paper) ?? reportHanging;
  const detailed = paper === 'receipt';
  const [scale, left, top] = detailed ? [1.38, -30, 0] : [3, 0, 44];
  const [x, y] = [left + hole[0] * scale, top + hole[1] * scale].map(Math.round) as [
    number,
    number,
  ];
  const pieces = {
    arrival: position === 'first' ? '' : arrivalAt(x, y, through),
    departure:
      position === 'last'
        ? `M${x} ${y}q14 6 18 26`
        : `M${x} ${y}Q${100 + x / 2} ${seam} 200 ${seam}`,
  };
  const above = through === 'hole' && (hole[0] < 24 ? 'arrival' : 'departure');
  return (
    <Drawing
      viewBox="0 0 200 232"
      className="relative w-full overflow-visible fill-none stroke-ink rtl:-scale-x-100"
    >
      {Object.entries(pieces).map(
        ([piece, path]) =>
          piece !== above && path && <path key={piece} className={thread} d={path} />,
      )}
      <g
        className={detailed ? 'stroke-[1.5]' : 'stroke-[.75]'}
        transform={`translate(${x} ${y})rotate(${turn})scale(${scale})translate(${-hole[0]} ${-hole[1]})`}
      >
        {paper === 'report' ? (
          <Paper strokes={report} tint="mint" fall={3} />
        ) : (
          <DocumentPaper kind={paper} detailed={detailed} />
        )}
      </g>
      {above && (
        <>
          <circle className="fill-action stroke-none max-lg:hidden" cx={x} cy={y} r="6" />
          <path className={thread} d={pieces[above]} />
        </>
      )}
    </Drawing>
  );
}

const thread = 'stroke-action stroke-4 max-lg:hidden';
/** The thread that arrives at the paper: up into a hole, or to a loop in an arc clear of the paper. */
function arrivalAt(x: number, y: number, through: Hanging['through']): string {
  const climb = through === 'loop' ? `C${x * 0.6} ${seam} 0 ${y} ` : `Q${x / 2} ${seam} `;
  return `M0 ${seam}${climb}${x} ${y}`;
}

/** The height of the thread where two drawings meet. */
const seam = 130;

type Hanging = Pick<(typeof papers)[number], 'through' | 'hole' | 'turn'>;
const hangings = new Map<SubscriberPaper, Hanging>(papers.map((paper) => [paper.kind, paper]));
const reportHanging: Hanging = { through: 'hole', hole: [40.5, 12.5], turn: -4 };
