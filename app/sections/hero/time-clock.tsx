import { Drawing, type FigureProps } from '../../figures/drawing.tsx';
import { StampedMark } from '../../figures/marks.tsx';
import { noticePapers, tintAt, tintFill } from '../../figures/tints.ts';

/** A time clock that punches a card, and a rack with a blank card for each open position. */
export function TimeClock({ label, jobs }: FigureProps & { jobs: number }) {
  return (
    <Drawing viewBox="0 0 600 560" label={label} className="w-full fill-none stroke-[3] stroke-ink">
      <path className="fill-shade stroke-none" d={housing} transform="translate(9 9)" />
      <path className={metal} d={housing} />
      <g className="always-light stroke-ink">
        <circle className="fill-tint-white" cx="160" cy="146" r="92" />
        <path d={hours} />
        <path className="stroke-[7]" d="M108 146h52V82" />
        <g className="motion-safe:animate-[clock-in_.5s_ease-in]">
          <path className="fill-tint-canary" d="M88 262h144v220H88z" />
          <path className="fill-ink stroke-none" d="M102 276h62v13h-62z" />
          <path className="stroke-rule" d="M88 304h144M88 334h144M88 364h144M130 304v178" />
          <path d="M100 319h18M100 349h18" />
          <g className="comes-down">
            <StampedMark transform="translate(148 314)rotate(-12)scale(2.3)" />
          </g>
        </g>
      </g>
      <path className={metal} d="M22 410h276v120H22z" />
      <path className="fill-ink stroke-none" d="M70 404h180v13H70z" />
      <g className="always-light stroke-ink">
        <path className="fill-tint-white" d="M48 446h130v52H48z" />
        <path className="stroke-rule" d="M64 464h98M64 480h54" />
        <circle className="fill-tint-white" cx="246" cy="472" r="22" />
        <path d="M246 463v18" />
      </g>
      <path className="fill-shade stroke-none" d={rack} transform="translate(9 9)" />
      <path d="M384 90l78-48 78 48" />
      <circle className="fill-ink" cx="462" cy="42" r="6" />
      <path className="fill-paper" d={rack} />
      <g className="always-light stroke-ink">
        {trayTops.map((top, tray) => (
          <g key={top} transform={`translate(360 ${top})`}>
            {cardsIn(tray, jobs).map(({ paper, at }) => (
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
      </g>
    </Drawing>
  );
}

/** In a tint by day, a dark room's own by night, when only papers are light. */
const metal = 'fill-[light-dark(var(--color-tint-sky),var(--color-board))]';
const housing = 'M40 410V150a120 120 0 0 1 240 0v260h18v120H22V410z';
const rack = 'M343 90h238v440H343z';

/** The twelve marks of the dial. */
const hours =
  'M160 76L160 62M199 78L202 73M228 107L233 104M230 146L244 146M228 185L233 188M199 214L202 219M160 216L160 230M121 214L118 219M92 185L87 188M90 146L76 146M92 107L87 104M121 78L118 73';

/** The upper edges of the rack's trays. */
const trayTops = [182, 322, 462];

/** How far the cards stand out of their tray, and how they lean; neighbours differ. */
const rises = [-70, -76, -90, -70, -68, -74];
const leans = [0, 2, -5, 1, 2, -2];

/** A tray's share of the cards: two, or as many as it takes, side by side. */
function cardsIn(tray: number, jobs: number) {
  const share = Math.max(2, Math.ceil(jobs / trayTops.length));
  const count = Math.min(share, jobs - tray * share);
  return Array.from({ length: Math.max(0, count) }, (_, place) => {
    const job = tray * share + place;
    const start = 10 + Math.round((place * 102) / (share - 1));
    return {
      paper: tintFill(tintAt(noticePapers, job)),
      at: `translate(${start} ${rises[job % 6]})rotate(${leans[job % 6]})`,
    };
  });
}
