/** The stamp in the middle, in units of the trail's box of 600 by 624. */
export const hub = { x: 310, y: 310, radius: 106 };

/** Its outline around its centre: a disc with a ring of holes punched through the rim. */
export const hubPath = punchedDisc(hub.radius, 24, 8);

function punchedDisc(radius: number, holes: number, holeRadius: number): string {
  const halfHole = holeRadius / radius;
  const at = (angle: number) =>
    `${Math.round(radius * Math.cos(angle))} ${Math.round(radius * Math.sin(angle))}`;
  const rim = Array.from({ length: holes }, (_, hole) => {
    const angle = ((2 * hole + 1) * Math.PI) / holes;
    return `${at(angle - halfHole)}A${holeRadius} ${holeRadius} 0 0 0 ${at(angle + halfHole)}`;
  });
  return `M${rim.join('L')}z`;
}
