/** A shop of 24 by 24: awning, front and open door. The path ends where the next shop begins. */
const shop = 'l3-6h14l3 6zm2 0v11h16v-11m-10 11v-7h4v7m12-11';
const perRow = 10;
const rowHeight = 26;

/** A single shop in a box of 24 by 24. */
export const oneShop = `M2 9${shop}`;

/** Draws shops in rows of ten: their path, and the height of the box, which is 240 wide. */
export function shops(count: number): { path: string; height: number } {
  const rows = Math.ceil(count / perRow);
  const path = Array.from({ length: rows }, (_, row) => {
    const left = count - row * perRow;
    return `M2 ${9 + row * rowHeight}${shop.repeat(Math.min(left, perRow))}`;
  }).join('');
  return { path, height: rows * rowHeight - 2 };
}
