import { hub } from './hub.ts';
import { type Paper, papers } from './layout.ts';

type Point = readonly [x: number, y: number];

/** How far the thread bows between two holes: smaller is rounder. */
const tautness = 5;
/** The radius at which the thread is wound about the hub, outside its rim. */
const windingRadius = hub.radius + 11;
const windingStart: Point = [hub.x - windingRadius, hub.y];

const holes = papers.map(holeOf);

/** One path for each paper, in order: from its hole to the next, the last one about the hub. */
export const threads = holes.map((from, index) => {
  const next = holes[index + 1];
  const bow = lean(from, holes[index - 1] ?? looseEnd(from), next ?? windingStart);
  if (!next) return `M${format(from)}C${format(bow)} ${winding()}`;
  const arrival = lean(next, holes[index + 2] ?? windingStart, from);
  const start = index === 0 ? `${format(looseEnd(from))}Q${format(tail(from))} ` : '';
  return `M${start}${format(from)}C${[bow, arrival, next].map(format).join(' ')}`;
});

/** The paper's hole in units of the trail. */
function holeOf({ x, y, turn, scale, hole }: Paper): Point {
  const angle = (turn * Math.PI) / 180;
  const [across, down] = [hole[0] * scale, hole[1] * scale];
  return [
    x + across * Math.cos(angle) - down * Math.sin(angle),
    y + across * Math.sin(angle) + down * Math.cos(angle),
  ];
}

/** The control point beside `point` on a smooth curve that runs on from `behind` to `ahead`. */
function lean(point: Point, behind: Point, ahead: Point): Point {
  return [
    point[0] + (ahead[0] - behind[0]) / tautness,
    point[1] + (ahead[1] - behind[1]) / tautness,
  ];
}

/** Where the thread begins, below the first hole, and the bend between the two. */
function looseEnd([x, y]: Point): Point {
  return [x - 10, y + 34];
}

function tail([x, y]: Point): Point {
  return [x + 6, y + 20];
}

/** Up to the hub, once about it, and under it. */
function winding(): string {
  const arrival: Point = [windingStart[0], hub.y + 60];
  const end: Point = [hub.x, hub.y + windingRadius];
  return `${format(arrival)} ${format(windingStart)}A${windingRadius} ${windingRadius} 0 1 1 ${format(end)}q-50 0-70-40`;
}

function format([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
