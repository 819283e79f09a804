import { Drawing, type FigureProps } from './drawing.tsx';
import { noticePapers } from './notice-papers.ts';
import { stampPath } from './stamp-path.ts';
import { tintFill } from './tints.ts';

/** A time clock with a punched card, and a rack with a blank card for each notice. */
export function TimeClock({ label }: FigureProps) {
  return (
    <Drawing viewBox="0 0 600 560" label={label} className="w-full fill-none stroke-[3] stroke-ink">
      <path className="fill-shade stroke-none" d={housing} transform="translate(9 9)" />
      <path className="fill-tint-sky" d={housing} />
      <circle className="fill-tint-white" cx="160" cy="146" r="92" />
      <path d={hours} />
      <path className="stroke-[7]" d="M108 146h52V82" />
      <g className="motion-safe:starting:-translate-y-16 motion-safe:transition-transform motion-safe:duration-700">
        <path className="fill-tint-canary" d="M88 262h144v220H88z" />
        <path className="fill-ink stroke-none" d="M102 276h62v13h-62z" />
        <path className="stroke-rule" d="M88 304h144M88 334h144M88 364h144M130 304v178" />
        <path d="M100 319h18M100 349h18" />
        <path
          className="fill-action stroke-none"
          transform="translate(148 314)rotate(-12)scale(2.3)"
          d={stampPath}
        />
      </g>
      <path className="fill-tint-sky" d="M22 410h276v120H22z" />
      <path className="fill-ink stroke-none" d="M70 404h180v13H70z" />
      <path className="fill-tint-white" d="M48 446h130v52H48z" />
      <path className="stroke-rule" d="M64 464h98M64 480h54" />
      <circle className="fill-tint-white" cx="246" cy="472" r="22" />
      <path d="M246 463v18" />
      <path className="fill-shade stroke-none" d={rack} transform="translate(9 9)" />
      <path d="M384 90l78-48 78 48" />
      <circle className="fill-ink" cx="462" cy="42" r="6" />
      <path className="fill-paper" d={rack} />
      {trays.map(({ top, cards }) => (
        <g key={top} transform={`translate(360 ${top})`}>
          {cards.map(({ paper, at }) => (
            <g key={at} transform={at}>
              <path className={paper} d="M0 0h80v100H0z" />
              <path className="fill-ink stroke-none" d="M10 12h32v9H10z" />
              <path className="stroke-rule" d="M10 36h60M10 50h60" />
            </g>
          ))}
          <path className="fill-tint-goldenrod" d="M0 0h204v52H0zM102 0v52" />
          <path className="fill-tint-white" d="M30 17h42v18H30zM132 17h42v18h-42z" />
        </g>
      ))}
    </Drawing>
  );
}

const housing = 'M40 410V150a120 120 0 0 1 240 0v260h18v120H22V410z';
const rack = 'M343 90h238v440H343z';

/** The twelve marks of the dial. */
const hours = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  const at = (radius: number) =>
    `${Math.round(160 + radius * Math.sin(angle))} ${Math.round(146 - radius * Math.cos(angle))}`;
  return `M${at(hour % 3 ? 78 : 70)}L${at(84)}`;
}).join('');

/** The trays of the rack with their cards, which stand at different angles. */
const trays = [
  { top: 182, cards: [blankCard(0, '12 -70'), blankCard(1, '114 -76)rotate(2')] },
  { top: 322, cards: [blankCard(2, '8 -94)rotate(-5'), blankCard(3, '112 -70)rotate(1')] },
  { top: 462, cards: [blankCard(4, '12 -68)rotate(2'), blankCard(5, '114 -74)rotate(-2')] },
];

function blankCard(notice: number, place: string) {
  return { paper: tintFill[noticePapers[notice] ?? 'white'], at: `translate(${place})` };
}
