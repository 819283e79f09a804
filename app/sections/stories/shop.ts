/** A shop of 24 by 24: awning, front and open door. The path ends where the next shop begins. */
const shop = 'l3-6h14l3 6zm2 0v11h16v-11m-10 11v-7h4v7m12-11';
const rowHeight = 26;

/** A single shop in a box of 24 by 24. */
export const oneShop = `M2 9${shop}`;

/** How many shops stand in a row, so that so many are no higher than a screen. */
export function shopsPerRow(count: number): number {
  return count > 100 ? 24 : 10;
}

/** Draws shops in rows: their path, and the size of their box. */
export function shops(
  count: number,
  perRow: number,
): { path: string; width: number; height: number } {
  const rows = Math.ceil(count / perRow);
  const path = Array.from({ length: rows }, (_, row) => {
    const left = count - row * perRow;
    return `M2 ${9 + row * rowHeight}${shop.repeat(Math.min(left, perRow))}`;
  }).join('');
  return { path, width: perRow * 24, height: rows * rowHeight - 2 };
}
