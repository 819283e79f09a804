/** A shop 24 wide and high: awning, front and open door; it ends where the next one begins. */
const shop = 'l3-6h14l3 6zm2 0v11h16v-11m-10 11v-7h4v7m12-11';
const perRow = 10;
const rowHeight = 26;

/** One shop in a box of 24 by 24. */
export const oneShop = `M2 9${shop}`;

/** As many shops as counted, in rows of ten, and the height of the box of 240 that holds them. */
export function shops(count: number): { path: string; height: number } {
  const rows = Math.ceil(count / perRow);
  const path = Array.from({ length: rows }, (_, row) => {
    const left = count - row * perRow;
    return `M2 ${9 + row * rowHeight}${shop.repeat(Math.min(left, perRow))}`;
  }).join('');
  return { path, height: rows * rowHeight - 2 };
}
