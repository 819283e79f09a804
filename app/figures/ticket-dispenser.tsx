import { Fragment } from 'react';
import type { ChannelKind } from '../content/schemas/contact.ts';
import { channels } from './channels.tsx';
import { Shadow, Strokes } from './documents/strokes.tsx';
import { Drawing, type FigureProps } from './drawing.tsx';
import { useMark } from './mark.ts';

interface TicketDispenserProps extends FigureProps {
  /** The kinds of the channels; four of them have room. */
  kinds: readonly ChannelKind[];
}

/** A ticket dispenser with a ticket for each channel; the last ticket is torn off. */
export function TicketDispenser({ label, kinds }: TicketDispenserProps) {
  const mark = useMark();
  const tickets = cutTickets(kinds.slice(0, 4));
  return (
    <Drawing viewBox="0 0 600 600" label={label} className="w-full fill-none stroke-ink stroke-3">
      <g className="lit stroke-ink">
        <path className="fill-tint-canary" d={counter} />
        <path className="fill-tint-white" d={stand} />
        <path className="fill-tint-white" d={bell} />
      </g>
      <g className="dispense lit stroke-ink">
        <Shadow strokes={tickets.map(({ outline }) => ['sheet', outline])} fall={9} />
        {tickets.map(({ kind, outline, middle, turn }) => (
          <Fragment key={middle}>
            <Strokes strokes={[['sheet', outline]]} tint={channels[kind].tint} />
            <g
              className="stroke-[2.2]"
              transform={`translate(${middle})rotate(${turn})scale(1.5)translate(-24 -24)`}
            >
              <Strokes strokes={channels[kind].mark} tint={channels[kind].tint} />
            </g>
          </Fragment>
        ))}
        {tickets.length > 2 && (
          <path
            className="stroke-ground stroke-4 [stroke-dasharray:3_9]"
            d={perforations.slice(0, tickets.length - 2).join('')}
          />
        )}
      </g>
      <g transform="translate(178 172)rotate(-22)">
        <path className="fill-shade stroke-none" d={housing} transform="translate(2 13)" />
        <path className="fill-board" d={housing} />
        <g className="lit stroke-2 stroke-rule">
          <circle className="fill-tint-white stroke-3 stroke-ink" r="88" />
          <circle r="76" />
          <circle r="65" />
          <path
            className="fill-action stroke-none"
            {...mark}
            transform="rotate(22)scale(2.9)translate(-16 -16)"
          />
        </g>
      </g>
    </Drawing>
  );
}

/** A disc with one square corner, the slot, around the disc's centre. */
const housing = 'M132 0V132H0A132 132 0 1 1 132 0z';
const stand = 'M132 290h52v250h36v34H96v-34h36z';
/** The counter bell: knob, dome and foot. */
const bell =
  'M486 482h28v16h-28zM436 560a64 64 0 0 1 128 0zM426 560h148v14H426zM462 546a36 36 0 0 1 24-30';
const counter = 'M2 574h596v24H2z';

/** Between two tickets of the strip. */
const perforations = ['M364 345L262 369', 'M378 451L274 457'];

interface Ticket {
  kind: ChannelKind;
  outline: string;
  middle: string;
  turn: number;
}

/** A ticket of the strip: its sides from the upper right to the lower left, and the edge that it is torn along. */
const strip = [
  {
    upper: 'M334 243L367 344',
    fold: ' 258 370',
    torn: `${'l-7-6-6.6 9.2'.repeat(8)}L`,
    end: '222 265z',
    middle: '300 313',
    turn: -16,
  },
  {
    upper: 'M367 344L382 451',
    fold: ' 270 457',
    torn: `${'l-7-8-7 8.8'.repeat(8)}L`,
    end: '258 370z',
    middle: '319 405',
    turn: -8,
  },
  {
    upper: 'M270 457L382 451 378 557',
    fold: '',
    torn: 'l-7-9-6.9 7.8'.repeat(8),
    end: 'z',
    middle: '325 501',
    turn: 2,
  },
];
const tornOff = {
  outline: `M442 300${'l9-7 4.6 10.4'.repeat(8)}l-24.2 97-108.7-27.1z`,
  middle: '490 366',
  turn: 14,
};

/** A strip of all tickets but the last, which is torn off. */
function cutTickets(kinds: readonly ChannelKind[]): Ticket[] {
  return kinds.map((kind, index) => {
    const place = index < kinds.length - 1 ? strip[index] : undefined;
    if (!place) return { kind, ...tornOff };
    const { upper, fold, torn, end, middle, turn } = place;
    const foot = index === kinds.length - 2 ? torn : `${fold} `;
    return { kind, outline: upper + foot + end, middle, turn };
  });
}
