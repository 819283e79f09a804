import type { Goods } from '../content/schemas/pricing.ts';
import { type Drawing, Shadow, Strokes, type Tint } from './documents/drawing.tsx';

/** In a box of 120 by 96, standing on its lower edge. */
const drawings: Record<Goods, { tint: Tint; strokes: Drawing['figure'] }> = {
  box: {
    tint: 'goldenrod',
    strokes: [
      ['sheet', 'M10 44h80v52H10zM4 28h92v16H4z'],
      ['white', 'M36 58h28v16H36z'],
      ['action', 'M42 66h16'],
    ],
  },
  chart: {
    tint: 'mint',
    strokes: [
      ['sheet', 'M12 16h76v80H12z'],
      ['white', 'M22 26h56v48H22z'],
      ['block', 'M29 58h8v10h-8zM46 50h8v18h-8zM63 40h8v28h-8z'],
      ['ink', 'M22 85h18'],
      ['stamp', 'M82 2q2 12 14 14q-12 2-14 14q-2-12-14-14q12-2 14-14z'],
    ],
  },
  plug: {
    tint: 'sky',
    strokes: [
      ['ink', 'M38 34V14m24 20V14'],
      ['sheet', 'M26 34h48v18q0 18-18 20v8H44v-8q-18-2-18-20z'],
      ['marker', 'M50 80c0 24 26 14 38 14h60'],
    ],
  },
  books: {
    tint: 'pink',
    strokes: [
      ['sheet', 'M6 76h88v20H6zM16 40h70v18H16z'],
      ['white', 'M12 58h76v18H12z'],
      ['ink', 'M18 76v20m58-20v20M28 40v18M76 58v18'],
      ['stamp', 'M60 58h10v26l-5-5-5 5z'],
    ],
  },
};

interface ShelfGoodsProps {
  kind: Goods;
}

/** What an add-on would look like if it stood on a shelf. */
export function ShelfGoods({ kind }: ShelfGoodsProps) {
  const { tint, strokes } = drawings[kind];
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" className="w-32 fill-none stroke-ink stroke-2">
      <Shadow strokes={strokes} fall={4} />
      <Strokes strokes={strokes} tint={tint} />
    </svg>
  );
}
