import type { Press, Sale } from '../../figures/till-sale.ts';

const name = '#sale=';

/** The fragment of an address that holds how many of each good a sale has, in the order of the keys, and nothing else. */
export function writeShared({ lines, shelf }: Sale): string {
  const counts = shelf.map((_, place) => lines.find(({ good }) => good === place)?.quantity ?? 0);
  return name + counts.join('-');
}

interface SharedTill {
  paidBy: string;
  lines: readonly { stock: number }[];
}

/**
 * The presses on the keys of a till that ring up a sale that somebody has shared.
 *
 * @param fragment of the address, with its `#`
 * @returns none for any other fragment; never more of a good than the shelf had
 */
export function readShared(fragment: string, { lines, paidBy }: SharedTill): Press[] {
  if (!fragment.startsWith(name)) return [];
  const counts = fragment.slice(name.length).split('-').map(Number);
  const goods = lines.flatMap(({ stock }, good) =>
    Array.from({ length: Math.min(counts[good] || 0, stock) }, () => ({ good })),
  );
  return goods.length > 0 ? [...goods, { paidBy }] : [];
}
