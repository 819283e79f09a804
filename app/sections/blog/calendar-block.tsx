import type { Day } from '../../content/posts/post.ts';
import { CalendarLeaf } from '../../figures/calendar-leaf.tsx';
import type { FigureProps } from '../../figures/drawing.tsx';

/** A block calendar on its board: the day of the newest post is on top, the days before it are torn off. */
export function CalendarBlock({ label, date }: FigureProps & { date: Day }) {
  return (
    <div role="img" aria-label={label} className="calendar-board">
      <div className="calendar-block">
        <div className="h-6 rounded-ss-paper rounded-se-paper border-2 border-ink border-b-0 bg-thread" />
        <CalendarLeaf size="large" date={date} />
      </div>
    </div>
  );
}
