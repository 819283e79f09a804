import type { ReductionChart } from '../../content/schemas/case-studies.ts';
import { Drawing } from '../drawing.tsx';

/** What was lost is dashed: ten crates before; after, those that are lost still and, ticked, those that are there. */
export function Reduction({ percent, unit, before, after, label }: ReductionChart) {
  const found = percent / 10;
  return (
    <div className="grid max-w-[28rem] gap-6">
      <p>
        <span className="block font-heading text-title-1 tracking-tighter">{`${percent}%`}</span>{' '}
        <span className="font-mono text-small">{unit}</span>
      </p>
      <div className="grid grid-cols-[4fr_1fr_8fr] gap-y-2 font-mono text-small">
        <Drawing
          viewBox="0 0 435.5 296"
          label={label}
          className="col-span-3 w-full fill-none stroke-2 stroke-ink [[dir=rtl]_&]:-scale-x-100"
        >
          <path className="[stroke-dasharray:7_5]" d={crates(10, 0) + crates(10 - found, 167.5)} />
          <g className="always-light stroke-ink">
            <path className="fill-tint-canary" d={crates(found, 301.5)} />
            <path className="stroke-5 stroke-action" d={ticks(found, 301.5)} />
          </g>
          <path className="stroke-4" d="M0 293h134m33.5 0h268" />
        </Drawing>
        <p>{before}</p>
        <p className="col-start-3">{after}</p>
      </div>
    </div>
  );
}

/** A stack of crates two wide, from below and from the left edge on; the last one may be a part of one. Crates share their edges, so that dashes do not overlap. */
function crates(count: number, left: number): string {
  const row = 'v-58h132v58m-66 0v-58m-66 0';
  const full = Math.floor(count);
  const part = Math.round((count - full) * 58);
  const [x, y] = [left + 1 + (full % 2) * 66, 292 - Math.floor(full / 2) * 58];
  return [
    `M${left + 1} 292${row.repeat(Math.floor(full / 2))}${full % 2 ? 'v-58h66v58' : ''}`,
    part > 0 ? `M${x} ${y}v-${part}h66v${part}` : '',
  ].join('');
}

/** A tick on each crate of such a stack. */
function ticks(count: number, left: number): string {
  return Array.from(
    { length: Math.floor(count) },
    (_, crate) =>
      `M${left + 17 + (crate % 2) * 66} ${264 - Math.floor(crate / 2) * 58}l14 14 22-28`,
  ).join('');
}
