import { hub } from './hub.ts';
import { type Paper, papers } from './layout.ts';

type Point = readonly [x: number, y: number];

/** How straight the thread is between two holes: smaller is rounder. */
const tautness = 5;
/** The radius of the thread's turn around the hub, outside the rim. */
const windingRadius = hub.radius + 11;
const windingStart: Point = [hub.x - windingRadius, hub.y];

const holes = papers.map(holeOf);

/** One path for each paper, in order: from its hole to the next; the last one around the hub. */
export const threads = holes.map((from, index) => {
  const next = holes[index + 1];
  const bow = controlPoint(from, holes[index - 1] ?? from, next ?? windingStart);
  if (!next) return `M${format(from)}C${format(bow)} ${winding()}`;
  const arrival = controlPoint(next, holes[index + 2] ?? windingStart, from);
  return `M${format(from)}C${[bow, arrival, next].map(format).join(' ')}`;
});

/** Where the thread comes from: up along the left of the picture and under the receipt to its hole. */
export const threadFromBelow = `M-18 1600V430C-18 330 70 310 ${format(holes[0] ?? [0, 0])}`;

/** The paper's hole in units of the trail. */
function holeOf({ x, y, turn, scale, hole }: Paper): Point {
  const angle = (turn * Math.PI) / 180;
  const [across, down] = [hole[0] * scale, hole[1] * scale];
  return [
    x + across * Math.cos(angle) - down * Math.sin(angle),
    y + across * Math.sin(angle) + down * Math.cos(angle),
  ];
}

/** The control point beside `point` on a smooth curve from `behind` to `ahead`. */
function controlPoint(point: Point, behind: Point, ahead: Point): Point {
  return [
    point[0] + (ahead[0] - behind[0]) / tautness,
    point[1] + (ahead[1] - behind[1]) / tautness,
  ];
}

/** The thread up to the hub, once around it, and under it. */
function winding(): string {
  const arrival: Point = [windingStart[0], hub.y + 60];
  const end: Point = [hub.x, hub.y + windingRadius];
  return `${format(arrival)} ${format(windingStart)}A${windingRadius} ${windingRadius} 0 1 1 ${format(end)}q-50 0-70-40`;
}

function format([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
