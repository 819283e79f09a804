import type { DocumentKind } from '../content/schemas/navigation.ts';
import type { SubscriberPaper } from '../content/schemas/platform.ts';
import { Shadow, Strokes } from './documents/drawing.tsx';
import { DocumentPaper } from './documents.tsx';
import { report } from './report.ts';

interface ThreadPaperProps {
  paper: SubscriberPaper;
  /** The first paper’s thread begins in it, the last one’s ends there. */
  place: 'first' | 'between' | 'last';
  turn: number;
}

/** A paper on its piece of the thread, which meets the next piece at the picture’s edge. */
export function ThreadPaper({ paper, place, turn }: ThreadPaperProps) {
  const first = place === 'first';
  return (
    <svg
      viewBox="0 0 200 220"
      aria-hidden="true"
      className="relative w-full overflow-visible fill-none stroke-ink"
    >
      {!first && (
        <path className="stroke-4 stroke-action max-lg:hidden" d="M0 64C36 64 66 52 84 36" />
      )}
      <g
        transform={
          first
            ? 'translate(10 0)scale(1.38)rotate(-3)'
            : `translate(28 20)rotate(${turn} 56 16)scale(3)`
        }
      >
        {paper === 'report' ? (
          <>
            <Shadow strokes={report} fall={3} />
            <Strokes strokes={report} tint="mint" />
          </>
        ) : (
          <DocumentPaper kind={paper as DocumentKind} detailed={first} />
        )}
      </g>
      {place !== 'last' && (
        <path className="stroke-4 stroke-action max-lg:hidden" d="M84 36C110 54 160 64 200 64" />
      )}
    </svg>
  );
}
