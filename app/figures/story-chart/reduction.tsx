import type { ReductionChart } from '../../content/schemas/case-studies.ts';
import { Drawing } from '../drawing.tsx';

/** Ten crates before, and those that are left after; the others are outlines. */
export function Reduction({ percent, unit, before, after, label }: ReductionChart) {
  const left = 10 - percent / 10;
  return (
    <div className="grid max-w-[28rem] gap-6">
      <p>
        <span className="block font-heading text-title-1 tracking-tighter">{`${percent}%`}</span>{' '}
        <span className="font-mono text-small">{unit}</span>
      </p>
      <div className="grid gap-2">
        <Drawing
          viewBox="0 0 320 296"
          label={label}
          className="w-full rtl:-scale-x-100 fill-none stroke-2 stroke-ink"
        >
          <path className="fill-tint-canary" d={crates(1, 0, 10) + crates(187, 0, left)} />
          <path className="stroke-action [stroke-dasharray:7_5]" d={outlines(187, left, 10)} />
          <path className="stroke-4" d="M0 293H134M186 293H320" />
        </Drawing>
        <p className="grid grid-cols-[187fr_133fr] font-mono text-small">
          <span>{before}</span> <span>{after}</span>
        </p>
      </div>
    </div>
  );
}

/** Crates of a stack two wide, counted from below, each with its tape. */
function crates(x: number, from: number, to: number): string {
  return stack(x, from, to, () => 'h66v58h-66zm25 0v17h16v-17');
}

/** Outlines of crates that share their edges, so that dashes do not overlap. */
function outlines(x: number, from: number, to: number): string {
  return stack(x, from, to, (onLeft) => (onLeft ? 'm0 58v-58h66v58' : 'h66v58'));
}

function stack(x: number, from: number, to: number, draw: (onLeft: boolean) => string): string {
  return Array.from({ length: to - from }, (_, index) => {
    const crate = from + index;
    const column = crate % 2;
    const y = 234 - Math.floor(crate / 2) * 58;
    return `M${x + column * 66} ${y}${draw(column === 0)}`;
  }).join('');
}
