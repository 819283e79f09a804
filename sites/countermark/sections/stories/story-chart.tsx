import { Drawing } from 'sitewright/views';
import { Channels, shop } from './chart-channels.tsx';
import type { Chart, GrowthChart, ReductionChart } from './stories.ts';

/** The chart of a story, drawn to scale, with its caption. */
export function StoryChart(chart: Chart) {
  return (
    <figure className="grid gap-4">
      {chart.kind === 'growth' && <Growth {...chart} />}
      {chart.kind === 'channels' && <Channels {...chart} />}
      {chart.kind === 'reduction' && <Reduction {...chart} />}
      <figcaption className="text-balance text-small">{chart.caption}</figcaption>
    </figure>
  );
}

/** The shops at the start and today, each of them drawn. */
function Growth({ from, to, unit, label }: GrowthChart) {
  const perRow = shopsPerRow(Math.max(from, to));
  const [start, today] = [shops(from, perRow), shops(to, perRow)];
  return (
    <div className="grid max-w-[28rem] grid-cols-1 items-start gap-3 max-sm:xs:grid-cols-[5.5rem_1fr] print:grid-cols-1">
      <Count value={from} unit={unit} />
      <Drawing
        viewBox={`0 0 ${start.width} ${start.height}`}
        className="w-full max-sm:self-center sm:mb-5 [[dir=rtl]_&]:-scale-x-100 fill-action stroke-[1.25] stroke-ink"
      >
        <path d={start.path} />
      </Drawing>
      <Count value={to} unit={unit} />
      <Drawing
        viewBox={`0 0 ${today.width} ${today.height}`}
        label={label}
        className="w-full fill-paper stroke-[1.25] stroke-ink"
      >
        <path d={today.path} />
      </Drawing>
    </div>
  );
}

function Count({ value, unit }: { value: number; unit: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-heading text-title-1 tracking-tighter">{value}</span>{' '}
      <span className="text-small">{unit}</span>
    </p>
  );
}

/** What was lost is dashed: ten crates before; after, those that are lost still and, ticked, those that are there. */
function Reduction({ percent, unit, before, after, label }: ReductionChart) {
  const found = percent / 10;
  return (
    <div className="grid max-w-[28rem] grid-cols-1 gap-4 max-sm:xs:grid-cols-[1fr_10rem] sm:gap-6">
      <p>
        <span className="block font-heading text-title-1 tracking-tighter">{`${percent}%`}</span>{' '}
        <span className="text-small">{unit}</span>
      </p>
      <div className="grid grid-cols-[4fr_1fr_4fr_4fr] items-end gap-y-2 text-small">
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

function ticks(count: number): string {
  return Array.from(
    { length: Math.floor(count) },
    (_, crate) => `M${17 + (crate % 2) * 66} ${264 - Math.floor(crate / 2) * 58}l14 14 22-28`,
  ).join('');
}

const rowHeight = 26;

/** How many shops stand in a row, so that so many are no higher than a screen. */
function shopsPerRow(count: number): number {
  return count > 100 ? 24 : 10;
}

/** Draws shops in rows: their path, and the size of their box. */
function shops(count: number, perRow: number): { path: string; width: number; height: number } {
  const rows = Math.ceil(count / perRow);
  const path = Array.from({ length: rows }, (_, row) => {
    const left = count - row * perRow;
    return `M2 ${9 + row * rowHeight}${shop.repeat(Math.min(left, perRow))}`;
  }).join('');
  return { path, width: perRow * 24, height: rows * rowHeight - 2 };
}
