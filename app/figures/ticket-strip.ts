import type { ChannelKind } from '../content/schemas/contact.ts';

interface Ticket {
  kind: ChannelKind;
  outline: string;
  middle: string;
  turn: number;
}

/** The tickets that a dispenser lets out, and what is between them. */
export interface TicketStrip {
  tickets: readonly Ticket[];
  /** The lines along which they can be torn off. */
  perforations: string;
  /** How large their marks are drawn. */
  scale: number;
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
const perforations = ['M364 345L262 369', 'M378 451L274 457'];
const tornOff = {
  outline: `M442 300${'l9-7 4.6 10.4'.repeat(8)}l-24.2 97-108.7-27.1z`,
  middle: '490 366',
  turn: 14,
};

/** @returns a strip of all tickets but the last, which is torn off; the more there are, the lower they are */
export function cutTickets(kinds: readonly ChannelKind[]): TicketStrip {
  const folds = kinds.length - 1;
  if (folds > strip.length) return cutLowTickets(kinds);
  const tickets = kinds.map((kind, index) => {
    const place = index < folds ? strip[index] : undefined;
    if (!place) return { kind, ...tornOff };
    const { upper, fold, torn, end, middle, turn } = place;
    const foot = index === folds - 1 ? torn : `${fold} `;
    return { kind, outline: upper + foot + end, middle, turn };
  });
  return {
    tickets,
    perforations: perforations.slice(0, Math.max(0, folds - 1)).join(''),
    scale: 1.5,
  };
}

/** The right and the left end of the slot, of the strip's two folds, and of its foot. */
const ends = [
  [334, 243, 222, 265],
  [367, 344, 258, 370],
  [382, 451, 270, 457],
  [378, 557, 266, 557],
] as const;

/** How much of the strip the dispenser covers, of the 3 between slot and foot. */
const covered = 0.3;

/** A strip as long as that of four tickets, with more. */
function cutLowTickets(kinds: readonly ChannelKind[]): TicketStrip {
  const count = kinds.length - 1;
  const height = (strip.length - covered) / count;
  const cuts = Array.from({ length: count + 1 }, (_, index) => cutAt(covered + index * height));
  const tickets = cuts.slice(1).map((lower, index) => {
    const upper = cuts[index] ?? lower;
    const slot = index === 0 ? cutAt(0) : upper;
    const turn = Math.round((Math.atan2(upper.x - lower.x, lower.y - upper.y) * 180) / Math.PI);
    const torn = index === count - 1 ? 'l-7-9-7 9'.repeat(8) : '';
    return {
      kind: kinds[index] ?? 'chat',
      outline: `M${slot.left}L${slot.right} ${lower.right}${torn}L${lower.left}z`,
      middle: `${average(upper.x, lower.x)} ${average(upper.y, lower.y)}`,
      turn,
    };
  });
  const last = {
    kind: kinds[count] ?? 'chat',
    outline: `M442 300${'l9-7 4.6 10.4'.repeat(8)}l${-24.2 * height} ${97 * height}-108.7-27.1z`,
    middle: `${496 - 6 * height} ${318 + 48 * height}`,
    turn: tornOff.turn,
  };
  return {
    tickets: [...tickets, last],
    perforations: cuts
      .slice(1, -1)
      .map(({ right, left }) => `M${right}L${left}`)
      .join(''),
    scale: 1.5 * height,
  };
}

/** The cut at a place between the slot, 0, and the foot, 3. */
function cutAt(place: number) {
  const fold = Math.min(Math.floor(place), ends.length - 2);
  const [above = ends[0], below = ends[0]] = ends.slice(fold);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = above.map((value, index) =>
    Math.round(value + ((below[index] ?? 0) - value) * (place - fold)),
  );
  return { right: `${x1} ${y1}`, left: `${x2} ${y2}`, x: average(x1, x2), y: average(y1, y2) };
}

const average = (a: number, b: number) => (a + b) / 2;
