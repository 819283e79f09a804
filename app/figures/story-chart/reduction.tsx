import type { ReductionChart } from '../../content/schemas/case-studies.ts';

/** Ten crates, and beside them those that are left; the rest is an outline. */
export function Reduction({ percent, unit, before, after, label }: ReductionChart) {
  const left = 10 - percent / 10;
  return (
    <div className="grid gap-6">
      <p>
        <span className="block font-heading text-title-1 tracking-tighter">{`${percent}%`}</span>{' '}
        <span className="font-mono text-small">{unit}</span>
      </p>
      <div className="grid gap-2">
        <svg
          viewBox="0 0 320 226"
          role="img"
          aria-label={label}
          className="w-full fill-none stroke-2 stroke-ink"
        >
          <path className="fill-tint-canary" d={crates(1, 0, 10) + crates(187, 0, left)} />
          <path className="stroke-action [stroke-dasharray:7_5]" d={crates(187, left, 10)} />
          <path className="stroke-4" d="M0 224H134M186 224H320" />
        </svg>
        <p className="grid grid-cols-[187fr_133fr] font-mono text-small">
          <span>{before}</span> <span>{after}</span>
        </p>
      </div>
    </div>
  );
}

/** The crates of a stack two wide, counted from below. */
function crates(x: number, from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const crate = from + index;
    const at = `${x + (crate % 2) * 66} ${178 - Math.floor(crate / 2) * 44}`;
    return `M${at}h66v44h-66zm0 14h66m-66 16h66`;
  }).join('');
}
