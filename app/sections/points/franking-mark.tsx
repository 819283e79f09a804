import { Drawing } from '../../figures/drawing.tsx';
import { useMark } from '../../figures/mark.ts';

/** A postmark: the countermark in two rings, and waves as far as there is room for them. */
export function FrankingMark({ turn }: { turn: number }) {
  const mark = useMark();
  return (
    <Drawing
      viewBox="0 0 1200 72"
      preserveAspectRatio="xMinYMid slice"
      className="h-18 w-full fill-none stroke-2 stroke-action"
    >
      <path d={waves} />
      <circle className="fill-paper" cx="36" cy="36" r="34" />
      <circle cx="36" cy="36" r="28" />
      <path
        className="fill-action stroke-none"
        {...mark}
        transform={`translate(36 36)rotate(${turn})scale(1.2)translate(-16 -16)`}
      />
    </Drawing>
  );
}

const waves = [16, 26, 36, 46, 56].map((y) => `M70 ${y}${'q10-8 20 0t20 0'.repeat(28)}`).join('');
