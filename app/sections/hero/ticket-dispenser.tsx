import { Fragment } from 'react';
import type { ChannelKind } from '../../content/schemas/drawings.ts';
import { channelMarks } from '../../figures/channels.tsx';
import { Drawing, type FigureProps, Shadow, Strokes } from '../../figures/drawing.tsx';
import { StampedMark } from '../../figures/marks.tsx';
import { cutTickets } from './ticket-strip.ts';

/** A ticket dispenser with a ticket for each channel; the last ticket is torn off. */
export function TicketDispenser({ label, kinds }: FigureProps & { kinds: readonly ChannelKind[] }) {
  const { tickets, perforations, scale } = cutTickets(kinds);
  return (
    <Drawing viewBox="0 0 600 600" label={label} className="w-full fill-none stroke-ink stroke-3">
      <g className="always-light stroke-ink">
        <path className="fill-tint-white" d={counter} />
        <path className="fill-tint-white" d={stand} />
        <path className="fill-tint-white" d={bell} />
      </g>
      <g className="always-light motion-safe:animate-[dispense_.6s_ease-out] stroke-ink">
        <Shadow strokes={tickets.map(({ outline }) => ['sheet', outline])} fall={9} />
        {tickets.map(({ kind, outline, middle, turn }) => (
          <Fragment key={middle}>
            <Strokes strokes={[['sheet', outline]]} tint="canary" />
            <g
              className="stroke-[2.2]"
              transform={`translate(${middle})rotate(${turn})scale(${scale})translate(-24 -24)`}
            >
              <Strokes strokes={channelMarks[kind]} tint="canary" />
            </g>
          </Fragment>
        ))}
        {perforations && (
          <path className="stroke-ground stroke-4 [stroke-dasharray:3_9]" d={perforations} />
        )}
      </g>
      <g transform="translate(178 172)rotate(-22)">
        <path className="fill-shade stroke-none" d={housing} transform="translate(2 13)" />
        <path className="fill-board" d={housing} />
        <g className="always-light stroke-2 stroke-rule">
          <circle className="fill-tint-white stroke-3 stroke-ink" r="88" />
          <circle r="76" />
          <circle r="65" />
          <StampedMark transform="rotate(22)scale(2.9)translate(-16 -16)" />
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
