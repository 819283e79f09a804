import { Fragment } from 'react';
import type { ChannelKind } from 'sitewright';
import {
  channelMarks,
  Drawing,
  type FigureProps,
  Shadow,
  StampedMark,
  Strokes,
} from 'sitewright/views';

/** A ticket dispenser with a ticket for each channel, at most four; the last ticket is torn off. */
export function TicketDispenser({ label, kinds }: FigureProps & { kinds: readonly ChannelKind[] }) {
  const { tickets, perforations } = cutTickets(kinds);
  return (
    <Drawing viewBox="0 0 600 600" label={label} className="w-full fill-none stroke-ink stroke-3">
      <g className="always-light stroke-ink">
        <path className="fill-tint-white" d={counter} />
        <path className="fill-tint-white" d={stand} />
        <path className="fill-tint-white" d={bell} />
      </g>
      <g className="always-light motion-safe:animate-[dispense_.6s_ease-out] stroke-ink">
        <Shadow strokes={{ sheet: tickets.map(({ outline }) => outline).join('') }} fall={9} />
        {tickets.map(({ kind, outline, middle, turn }) => (
          <Fragment key={middle}>
            <Strokes strokes={{ sheet: outline }} tint="canary" />
            <g
              className="stroke-[2.2]"
              transform={`translate(${middle})rotate(${turn})scale(1.5)translate(-24 -24)`}
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

/** Where the strip can be cut, from the dispenser's slot to its foot, with the mark of the ticket above each cut. */
const cuts = [
  { right: '367 344', left: '258 370', tooth: '-6.625 12.25', middle: '297.75 313.25', turn: -19 },
  { right: '382 451', left: '270 457', tooth: '-7 9.75', middle: '319.25 405.5', turn: -8 },
  { right: '378 557', left: '267 547', tooth: '-6.875 7.75', middle: '324.25 503', turn: 2 },
];
const tornOff = {
  outline: `M442 300${'l9-7 4.6 10.4'.repeat(8)}l-24.2 97-108.7-27.1z`,
  middle: '490 366',
  turn: 14,
};

/** The tickets that the dispenser lets out, and the lines along which they can be torn off. */
function cutTickets(kinds: readonly ChannelKind[]) {
  const used = cuts.slice(0, kinds.length - 1);
  let top = 'M222 265L334 243';
  const strip = used.map(({ right, left, tooth, middle, turn }, index) => {
    const teeth = index === used.length - 1 ? `l-7-9 ${tooth}`.repeat(8) : '';
    const outline = `${top} ${right}${teeth}L${left}z`;
    top = `M${left}L${right}`;
    return { outline, middle, turn };
  });
  const tickets = kinds.slice(0, 4).map((kind, index) => ({ kind, ...(strip[index] ?? tornOff) }));
  const perforations = used.slice(0, -1).map(({ right, left }) => `M${right}L${left}`);
  return { tickets, perforations: perforations.join('') };
}
