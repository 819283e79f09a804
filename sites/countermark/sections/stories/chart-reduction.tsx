import { Drawing } from 'sitewright/views';
import type { ChartOf } from './stories.ts';

/** What was lost as ten dashed crates; what no longer is has its share of them struck through, under a brace. */
export function Reduction({ percent, label }: ChartOf<'reduction'>) {
  const start = 1000 - percent * 10;
  const struck = Math.floor(percent / 10);
  return (
    <div>
      <p className="ms-auto w-1/5 min-w-max text-center font-heading moment-low">{`${percent}%`}</p>
      <Drawing
        viewBox="-3 0 1006 146"
        label={label}
        className="w-full fill-none stroke-ink [[dir=rtl]_&]:-scale-x-100"
      >
        <path className="stroke-action stroke-6" data-share="" d={`M${start} 32V12H1000V32`} />
        <path className="stroke-5 [stroke-dasharray:14_10]" data-whole="" d={crates} />
        <path className="stroke-action stroke-8" d={strikes(struck)} />
      </Drawing>
    </div>
  );
}

/** A row of ten crates, which share their edges, so that their dashes do not overlap. */
const crates = `M0 43H1000V143H0z${Array.from({ length: 9 }, (_, index) => `M${(index + 1) * 100} 43v100`).join('')}`;

/** A line through each of the last crates of the row. */
const strikes = (count: number) =>
  Array.from({ length: count }, (_, index) => `M${920 - index * 100} 123l60-60`).join('');
