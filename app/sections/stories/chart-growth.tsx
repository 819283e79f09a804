import { Drawing } from '../../figures/drawing.tsx';
import { shops, shopsPerRow } from './shop.ts';
import type { GrowthChart } from './stories.ts';

/** The shops at the start and today, each of them drawn. */
export function Growth({ from, to, unit, label }: GrowthChart) {
  const perRow = shopsPerRow(Math.max(from, to));
  const [start, today] = [shops(from, perRow), shops(to, perRow)];
  return (
    <div className="grid max-w-[28rem] gap-3">
      <Count value={from} unit={unit} />
      <Drawing
        viewBox={`0 0 ${start.width} ${start.height}`}
        className="mb-5 w-full [[dir=rtl]_&]:-scale-x-100 fill-action stroke-[1.25] stroke-ink"
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
    <p className="flex items-baseline gap-3">
      <span className="font-heading text-title-1 tracking-tighter">{value}</span>{' '}
      <span className="font-mono text-small">{unit}</span>
    </p>
  );
}
