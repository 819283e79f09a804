import { Drawing } from '../../figures/drawing.tsx';
import type { ReductionChart } from './stories.ts';

/** What was lost is dashed: ten crates before; after, those that are lost still and, ticked, those that are there. */
export function Reduction({ percent, unit, before, after, label }: ReductionChart) {
  const found = percent / 10;
  return (
    <div className="grid max-w-[28rem] gap-6">
      <p>
        <span className="block font-heading text-title-1 tracking-tighter">{`${percent}%`}</span>{' '}
        <span className="font-mono text-small">{unit}</span>
      </p>
      <div className="grid grid-cols-[4fr_1fr_4fr_4fr] items-end gap-y-2 font-mono text-small">
        <Drawing viewBox="0 0 134 296" className={lines}>
          <path className={lost} d={crates(10)} />
          <path className="stroke-4" d="M0 293h134" />
        </Drawing>
        <Drawing viewBox="0 0 134 296" label={label} className={`col-start-3 ${lines}`}>
          <path className={lost} d={crates(10 - found)} />
          <path className="stroke-4" d="M0 293h134" />
        </Drawing>
        <Drawing viewBox="0 0 134 296" className={`col-start-4 ${lines}`}>
          <g className="always-light stroke-ink">
            <path className="fill-tint-canary" d={crates(found)} />
            <path className="stroke-5 stroke-action" d={ticks(found)} />
          </g>
          <path className="stroke-4" d="M0 293h134" />
        </Drawing>
        <p>{before}</p>
        <p className="col-span-2 col-start-3">{after}</p>
      </div>
    </div>
  );
}

const lines = 'w-full fill-none stroke-2 stroke-ink';
const lost = '[stroke-dasharray:7_5]';

/** A stack of crates two wide, from below; the last one may be a part of one. Crates share their edges, so that dashes do not overlap. */
function crates(count: number): string {
  const row = 'v-58h132v58m-66 0v-58m-66 0';
  const full = Math.floor(count);
  const part = Math.round((count - full) * 58);
  const [x, y] = [1 + (full % 2) * 66, 292 - Math.floor(full / 2) * 58];
  return [
    `M1 292${row.repeat(Math.floor(full / 2))}${full % 2 ? 'v-58h66v58' : ''}`,
    part > 0 ? `M${x} ${y}v-${part}h66v${part}` : '',
  ].join('');
}

/** A tick on each crate of such a stack. */
function ticks(count: number): string {
  return Array.from(
    { length: Math.floor(count) },
    (_, crate) => `M${17 + (crate % 2) * 66} ${264 - Math.floor(crate / 2) * 58}l14 14 22-28`,
  ).join('');
}
