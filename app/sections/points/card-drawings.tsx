import { Drawing } from '../../figures/drawing.tsx';
import { StampedMark } from '../../figures/marks.tsx';

/** A postmark: the countermark in two rings, and waves as far as there is room for them. */
export function FrankingMark({ turn }: { turn: number }) {
  return (
    <Drawing
      viewBox="0 0 1200 72"
      preserveAspectRatio="xMinYMid slice"
      className="h-18 w-full fill-none stroke-2 stroke-action"
    >
      <path d={waves} />
      <circle className="fill-paper" cx="36" cy="36" r="34" />
      <circle cx="36" cy="36" r="28" />
      <StampedMark transform={`translate(36 36)rotate(${turn})scale(1.2)translate(-16 -16)`} />
    </Drawing>
  );
}

const waves = [16, 26, 36, 46, 56].map((y) => `M70 ${y}${'q10-8 20 0t20 0'.repeat(28)}`).join('');

/** The hole of a card, and the strap that hangs it on its rail, whose edge has the ink of the page around. */
export function CardHole() {
  return (
    <Drawing
      viewBox="0 0 24 56"
      className="absolute -top-6 start-[calc(50%-0.75rem)] w-6 stroke-2 stroke-ink print:hidden"
    >
      <path className="fill-ground" d="M8 41h8a7 7 0 0 1 0 14h-8a7 7 0 0 1 0-14z" />
      <path
        className="fill-board stroke-(--strap)"
        d="M5 4a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v36a5 5 0 0 1-5 5h-4a5 5 0 0 1-5-5z"
      />
    </Drawing>
  );
}

/** The lower part of a time card: its lines, and the times that the clock punched on them. */
export function Punches({ shift }: { shift: number }) {
  const times = Array.from({ length: 6 }, (_, place) => {
    const x = 56 + (place % 2) * 90 + ((place * 5 + shift * 7) % 11);
    const y = 9 + Math.floor(place / 2) * 26 + ((place * 2 + shift) % 4);
    const width = 48 + ((place + shift * 2) % 3) * 7;
    return `M${x} ${y}h${width}v8h-${width}z`;
  });
  return (
    <Drawing viewBox="0 0 230 84" className="w-full fill-none stroke-rule stroke-2">
      <path d="M0 1h230M0 27h230M0 53h230M44 1v83M134 1v83" />
      <path className="fill-action stroke-none" d={times.join('')} />
    </Drawing>
  );
}
