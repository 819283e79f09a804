import type { GrowthChart } from '../../content/schemas/case-studies.ts';
import { shops } from './shop.ts';

/** A few shops against many, every one of them drawn. */
export function Growth({ from, to, unit, label }: GrowthChart) {
  const [start, today] = [shops(from), shops(to)];
  return (
    <div className="grid max-w-[28rem] gap-3">
      <Count value={from} unit={unit} />
      <svg
        viewBox={`0 0 240 ${start.height}`}
        aria-hidden="true"
        className="mb-5 w-full rtl:-scale-x-100 fill-action stroke-[1.25] stroke-ink"
      >
        <path d={start.path} />
      </svg>
      <Count value={to} unit={unit} />
      <svg
        viewBox={`0 0 240 ${today.height}`}
        role="img"
        aria-label={label}
        className="w-full fill-tint-white stroke-[1.25] stroke-ink"
      >
        <path d={today.path} />
      </svg>
    </div>
  );
}

interface CountProps {
  value: number;
  unit: string;
}

function Count({ value, unit }: CountProps) {
  return (
    <p className="flex items-baseline gap-3">
      <span className="font-heading text-title-1 tracking-tighter">{value}</span>{' '}
      <span className="font-mono text-small">{unit}</span>
    </p>
  );
}
