import type { Goods } from '../content/schemas/pricing.ts';
import { Paper, type PaperDrawing } from './documents/strokes.tsx';
import { Drawing } from './drawing.tsx';
import type { Tint } from './tints.ts';

/** Drawings in a box of 120 by 96, which stand on its lower edge. */
const drawings: Record<Goods, { tint: Tint; strokes: PaperDrawing['figure'] }> = {
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
      ['sheet', 'M4 64h92v32H4z'],
      ['white', 'M14 80a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM68 80a9 9 0 1 0 18 0a9 9 0 1 0-18 0z'],
      ['ink', 'M20 80h1m5 0h1m47 0h1m5 0h1'],
      ['marker', 'M50 44V28c0-32 60-32 60 0v68'],
      ['white', 'M38 44h24v28l-6 8H44l-6-8z'],
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

/** An add-on as goods on a shelf. */
export function ShelfGoods({ kind }: ShelfGoodsProps) {
  const { tint, strokes } = drawings[kind];
  return (
    <Drawing viewBox="0 0 120 96" className="w-40 fill-none stroke-ink stroke-2">
      <Paper strokes={strokes} tint={tint} fall={4} />
    </Drawing>
  );
}

/** The bars at the end of a shelf label. */
export function LabelBars() {
  return (
    <Drawing viewBox="0 0 30 20" className="absolute end-0 top-2 w-12 fill-ink" filled>
      <path d="M0 0h2v20H0zM4 0h1v20H4zM7 0h3v20H7zM12 0h1v20h-1zM15 0h1v20h-1zM18 0h3v20h-3zM23 0h2v20h-2zM27 0h3v20h-3z" />
    </Drawing>
  );
}
