import type { ChannelKind } from '../../content/schemas/drawings.ts';

/** The right and the left end of the dispenser's slot, of the strip's two folds, and of its foot. */
const ends = [
  [334, 243, 222, 265],
  [367, 344, 258, 370],
  [382, 451, 270, 457],
  [378, 557, 267, 547],
] as const;

/**
 * The tickets that a dispenser lets out: a strip of all but the last, which is torn off. More than four
 * are lower, so that the strip is no longer.
 *
 * @returns the outline, the middle and the turn in degrees of each ticket; the lines along which they can be
 * torn off; how large their marks are drawn
 */
export function cutTickets(kinds: readonly ChannelKind[]) {
  const count = kinds.length - 1;
  const [top, height] = count > 3 ? [0.3, 2.7 / count] : [0, 1];
  const tickets = kinds.map((kind, index) => {
    if (index === count) {
      const outline = `M442 300${'l9-7 4.6 10.4'.repeat(8)}l${-24.2 * height} ${97 * height}-108.7-27.1z`;
      return { kind, outline, middle: `${496 - 6 * height} ${318 + 48 * height}`, turn: 14 };
    }
    // The dispenser covers the upper part of the first one.
    const [slot, upper, lower] = [
      cutAt(index && top + index * height),
      cutAt(Math.max(0.15, top + index * height)),
      cutAt(top + (index + 1) * height),
    ];
    const tooth = `l-7-9 ${lower.width / 8 + 7} ${lower.rise / 8 + 9}`;
    const foot = index === count - 1 ? tooth.repeat(8) : '';
    return {
      kind,
      outline: `M${slot.left}L${slot.right} ${lower.right}${foot}L${lower.left}z`,
      middle: `${(upper.x + lower.x) / 2} ${(upper.y + lower.y) / 2}`,
      turn: Math.round((Math.atan2(upper.x - lower.x, lower.y - upper.y) * 180) / Math.PI),
    };
  });
  const folds = Array.from({ length: Math.max(0, count - 1) }, (_, fold) => {
    const { right, left } = cutAt(top + (fold + 1) * height);
    return `M${right}L${left}`;
  });
  return { tickets, perforations: folds.join(''), scale: 1.5 * height };
}

/** The cut at a place between the slot, 0, and the foot, 3. */
function cutAt(place: number) {
  const fold = Math.min(Math.floor(place), 2);
  const [above = ends[0], below = ends[0]] = ends.slice(fold);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = above.map((value, index) =>
    Math.round(value + ((below[index] ?? 0) - value) * (place - fold)),
  );
  const [right, left] = [`${x1} ${y1}`, `${x2} ${y2}`];
  return { right, left, width: x2 - x1, rise: y2 - y1, x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
}
