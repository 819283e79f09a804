import { Drawing } from '../../figures/drawing.tsx';

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
