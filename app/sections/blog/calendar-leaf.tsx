import type { Day } from '../../content/posts/post.ts';

/** A leaf that was torn off a calendar. It repeats a day that stands in words beside it. */
export function CalendarLeaf({ date, size }: { date: Day; size: 'small' | 'large' }) {
  const isLarge = size === 'large';
  return (
    <div
      aria-hidden
      className="leaf always-light grid justify-items-center self-start rounded-paper border-2 border-ink bg-tint-white text-center"
    >
      <span className="leaf-month justify-self-stretch border-ink border-b-2">
        {isLarge ? `${date.month} ${date.year}` : date.month}
      </span>{' '}
      <span className="font-heading text-[3.25em]/[1.15] lining-nums">{date.day}</span>{' '}
      <span className="text-[max(0.8125rem,0.8125em)]">{isLarge ? date.weekday : date.year}</span>
    </div>
  );
}
