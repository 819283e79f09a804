import { Section } from '../../components/section.tsx';
import { EntryWords } from '../../components/words.tsx';
import { DocumentPaper } from '../../figures/documents.tsx';
import { Drawing, Paper, type PaperDrawing } from '../../figures/drawing.tsx';
import { papers } from '../../figures/trail-papers.ts';
import type { SectionProps } from '../define-section.ts';
import type { integrations, SubscriberPaper } from './integrations.ts';

/** The platform's paper publishes; the papers that hang on its thread subscribe. */
export default function PlatformIntegrations({
  frame,
  content,
  platform,
}: SectionProps<typeof integrations>) {
  const { publisher, publishes, subscribes, items } = content;
  const paper = publisher.paper ?? platform?.document ?? 'report';
  const papers = [{ ...publisher, paper }, ...items];
  // In wide windows rows of four or of five, whichever leaves fewer places empty; the thread goes on in the next.
  const leftOver = (row: number) => Math.ceil(papers.length / row) * row - papers.length;
  const columns = leftOver(5) < leftOver(4) ? 'lg:grid-cols-5' : 'lg:grid-cols-4';
  return (
    <Section {...frame} intro={content}>
      <ol className={`mt-12 grid ${columns} print:break-inside-avoid`}>
        {papers.map(({ title, description, paper }, index) => (
          <li
            key={title}
            className="relative grid grid-cols-[min(6.5rem,24vw)_minmax(0,1fr)] items-start gap-x-[min(1.5rem,4vw)] pb-8 lg:block print:pb-2"
          >
            {/* In narrow windows the thread goes on to the next row; in wide ones the drawings have it. */}
            {index < items.length && (
              <span className="absolute start-[min(2.5rem,9.2vw)] top-16 -bottom-16 border-thread border-s-3 lg:hidden" />
            )}
            <ThreadPaper
              paper={paper}
              position={index === 0 ? 'first' : index === items.length ? 'last' : 'between'}
            />
            <div className="grid grid-cols-1 content-start gap-2 break-words lg:pe-6">
              <p className="font-mono text-small text-action">{index ? subscribes : publishes}</p>
              <EntryWords muted title={title} description={description} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface ThreadPaperProps {
  paper: SubscriberPaper;
  /** The first paper publishes; the thread ends at the last one. */
  position: 'first' | 'between' | 'last';
}

/**
 * A paper on its piece of the thread, which meets the next piece at the drawing's edge. From right to
 * left the thread comes and leaves at the other side; the paper is drawn as it is everywhere.
 */
function ThreadPaper({ paper, position }: ThreadPaperProps) {
  const { through, hole, turn } = hangings.get(paper) ?? reportHanging;
  // The till's receipt is taller than the others.
  const [scale, left, top] = paper === 'receipt' ? [3.5, -36, 24] : [3, 0, 44];
  const [x, y] = [left + hole[0] * scale, top + hole[1] * scale].map(Math.round) as [
    number,
    number,
  ];
  const above = through === 'hole' && (hole[0] < 24 ? 0 : 200);
  const thread = (edge: 0 | 200) => {
    const only = (position === 'first') === (edge === 200) ? onlyLtr : onlyRtl;
    return (
      <path
        className={`stroke-4 stroke-thread max-lg:hidden ${position === 'between' ? '' : only}`}
        d={threadTo(edge, x, y, through)}
      />
    );
  };
  return (
    <Drawing viewBox="0 0 200 232" className="relative w-full overflow-visible fill-none">
      {above !== 0 && thread(0)}
      {above !== 200 && thread(200)}
      <g
        className="stroke-[.75]"
        transform={`translate(${x} ${y})rotate(${turn})scale(${scale})translate(${-hole[0]} ${-hole[1]})`}
      >
        {paper === 'report' ? (
          <Paper strokes={report} tint="mint" fall={3} />
        ) : (
          <DocumentPaper kind={paper} detailed={false} />
        )}
      </g>
      {above !== false && thread(above)}
      <circle className="fill-thread stroke-4 stroke-thread max-lg:hidden" cx={x} cy={y} r="6" />
    </Drawing>
  );
}

const onlyLtr = '[[dir=rtl]_&]:hidden';
const onlyRtl = 'hidden [[dir=rtl]_&]:block';

/** The height of the thread where two drawings meet. */
const seam = 130;

/** The thread from an edge, and a little beyond it, to the paper: up into a hole, or in an arc to a loop. */
function threadTo(edge: 0 | 200, x: number, y: number, through: Hanging['through']): string {
  const bend =
    through === 'loop'
      ? `C${edge * 0.4 + x * 0.6} ${seam} ${edge} ${y} `
      : `Q${(edge + x) / 2} ${seam} `;
  return `M${edge && 201} ${seam}${bend}${x} ${y}`;
}

interface Hanging extends Pick<(typeof papers)[number], 'hole' | 'turn'> {
  /** A tag hangs from the thread by its loop; the thread comes up through the others. */
  through: 'hole' | 'loop';
}
const hangings = new Map<SubscriberPaper, Hanging>([
  ...papers.map(({ kind, hole, turn }) => [kind, { through: 'hole', hole, turn }] as const),
  ['receipt', { through: 'hole', hole: [31, 6], turn: -5 }],
  ['price-tag', { through: 'loop', hole: [24, 2.5], turn: 6 }],
]);
const reportHanging: Hanging = { through: 'hole', hole: [40.5, 12.5], turn: -4 };

/** A page of a report as a mark: continuous paper with its feed holes and a chart. */
const report: PaperDrawing['mark'] = [
  ['sheet', 'M4.5 6.5h39v36h-39z'],
  ['row', 'M10.5 6.5v36M37.5 6.5v36M7.5 12v1m0 7v1m0 7v1m0 7v1M40.5 12v1m0 7v1m0 7v1m0 7v1'],
  ['ink', 'M15 36.5h18'],
  ['block', 'M16 27h4v9h-4zM22 21h4v15h-4z'],
  ['stamp', 'M28 14h4v22h-4z'],
];
