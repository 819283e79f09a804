import { noticePapers } from './notice-papers.ts';
import { stampPath } from './stamp-path.ts';

interface TimeClockProps {
  /** How many blank cards wait in the rack. */
  cards: number;
  /** What the picture shows, for those who do not see it. */
  label: string;
}

/** A time clock that punches a card, and the rack of blank cards beside it. */
export function TimeClock({ cards, label }: TimeClockProps) {
  return (
    <svg
      viewBox="0 0 600 560"
      role="img"
      aria-label={label}
      className="w-full fill-none stroke-[3] stroke-ink"
    >
      <path className="fill-shade stroke-none" d={housing} transform="translate(9 9)" />
      <path className="fill-tint-sky" d={housing} />
      <circle className="fill-tint-white" cx="160" cy="146" r="92" />
      <path d={minutes} />
      <path className="stroke-[7]" d="M108 146h52V82" />
      <g className="motion-safe:starting:-translate-y-16 transition-transform duration-700">
        <path className="fill-tint-canary" d="M106 270h108v200H106z" />
        <path className="fill-ink stroke-none" d="M120 284h48v12h-48z" />
        <path className="stroke-rule" d="M106 312h108M106 340h108M106 368h108M142 312v158" />
        <path className="stroke-action stroke-5" d="M116 326h16M116 354h16M152 326h24M152 354h18" />
        <path
          className="fill-action stroke-none"
          transform="translate(176 342)rotate(-14)scale(1.5)"
          d={stampPath}
        />
      </g>
      <path className="fill-tint-sky" d="M22 404h276v116H22z" />
      <path className="fill-ink stroke-none" d="M88 398h144v12H88z" />
      <path className="fill-tint-white" d="M112 440h96v40h-96z" />
      <path className="stroke-rule" d="M126 454h68M126 466h40" />
      <circle cx="262" cy="460" r="10" />
      <path className="fill-shade stroke-none" d="M352 49h236v480H352z" />
      <path className="fill-paper" d="M343 40h236v480H343z" />
      {Array.from({ length: cards }, (_, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are blank and never move
          key={index}
          transform={`translate(${360 + (index % 2) * 104} ${62 + Math.floor(index / 2) * 152})`}
        >
          <path className={noticePapers[index % noticePapers.length]?.card} d="M8 0h82v90H8z" />
          <path className="fill-ink stroke-none" d="M18 12h34v9H18z" />
          <path className="stroke-rule" d="M18 36h62M18 50h62" />
          <path className="fill-paper" d="M0 68h98v66H0z" />
          <path className="stroke-rule" d="M28 112h42" />
        </g>
      ))}
    </svg>
  );
}

const housing = 'M40 404V150a120 120 0 0 1 240 0v254h18v116H22V404z';

/** The twelve marks of the dial. */
const minutes = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  const at = (radius: number) =>
    `${Math.round(160 + radius * Math.sin(angle))} ${Math.round(146 - radius * Math.cos(angle))}`;
  return `M${at(hour % 3 ? 78 : 70)}L${at(84)}`;
}).join('');
