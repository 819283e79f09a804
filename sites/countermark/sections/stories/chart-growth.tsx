import { Drawing, InlineScript } from 'sitewright/views';
import { shop } from './chart-channels.tsx';
import showShops from './show-shops.ts?inline-script';
import type { ChartOf } from './stories.ts';

/** All shops, each of them drawn, beside their number. Where a script runs, a slider shows how many there were before. */
export function Growth({ from, to, unit, slider, label }: ChartOf<'growth'>) {
  const range = { min: Math.min(from, to), max: Math.max(from, to) };
  const { perRow, width, height } = boxOf(range.max);
  return (
    <>
      <div className="grid items-center gap-x-14 gap-y-4 lg:grid-cols-12 lg:*:first:col-span-5 lg:*:last:col-span-7 print:grid-cols-[1fr_1fr] print:*:col-auto">
        <div className="grid gap-3">
          <p className="flex flex-wrap items-baseline gap-x-4 font-heading">
            <span className="even-digits moment" data-shops="">
              {to}
            </span>{' '}
            <span className="text-value">{unit}</span>
          </p>{' '}
          <div data-from={range.min} data-to={range.max} className="shop-slider">
            <input
              type="range"
              aria-label={slider}
              {...range}
              defaultValue={to}
              autoComplete="off"
              className="h-11 w-full min-w-0 accent-action"
            />
          </div>
        </div>
        <Drawing
          viewBox={`0 0 ${width} ${height}`}
          label={label}
          className="w-full fill-none stroke-[1.25] stroke-ink"
        >
          <path className="[stroke-dasharray:1_2.5]" d={shops(range.max, perRow)} />
          <path className="fill-tint-white" data-drawn={shop} d={shops(to, perRow)} />
          <path className="fill-action" d={shops(range.min, perRow)} />
        </Drawing>
      </div>
      <InlineScript source={showShops} />
    </>
  );
}

const rowHeight = 26;

/** So many shops are no higher than a screen. */
function boxOf(count: number) {
  const perRow = count > 100 ? 24 : 10;
  return { perRow, width: perRow * 24, height: Math.ceil(count / perRow) * rowHeight - 2 };
}

/** The outlines of shops in rows. */
function shops(count: number, perRow: number): string {
  return Array.from({ length: Math.ceil(count / perRow) }, (_, row) => {
    const left = count - row * perRow;
    return `M2 ${9 + row * rowHeight}${shop.repeat(Math.min(left, perRow))}`;
  }).join('');
}
