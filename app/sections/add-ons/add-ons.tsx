import { Section } from '../../components/section.tsx';
import { Heading, Paragraph } from '../../components/words.tsx';
import { barcode } from '../../figures/barcode.ts';
import { Drawing, Paper, type PaperDrawing } from '../../figures/drawing.tsx';
import type { Tint } from '../../figures/tints.ts';
import type { SectionProps } from '../define-section.ts';
import { PriceText } from '../price-text.tsx';
import type { addOns, Goods } from './add-ons.ts';

/** The add-ons on a shelf, each above a label that is clipped to the shelf's edge. */
export default function AddOnShelf({ frame, content }: SectionProps<typeof addOns>) {
  // A price such as 1 190 kr does not fit beside the bars in the larger size.
  const isLong = content.items.some(({ price }) => price.text.length > 6);
  const size = isLong ? 'text-title-3' : 'text-figure';
  // Rows of four would leave one or two alone.
  const count = content.items.length;
  return (
    <Section {...frame} intro={content} introBeside={count === 1}>
      <div className="@container mt-12">
        {/* The parts of all labels stand on the same rows: goods, board, name, price, words. */}
        <ul
          className={`grid grid-cols-1 gap-y-10 @min-[32rem]:grid-cols-2 ${count % 3 === 0 || count === 5 ? '@min-[56rem]:grid-cols-3' : '@min-[56rem]:grid-cols-4'}`}
        >
          {content.items.map(({ name, price, unit, description, goods }) => (
            <li
              key={name}
              className="group row-span-5 grid break-inside-avoid grid-rows-subgrid gap-y-0"
            >
              <div className="px-6 motion-safe:transition-transform motion-safe:group-hover:-translate-y-2">
                <Drawing
                  viewBox="0 0 120 96"
                  className="w-full max-w-40 fill-none stroke-ink stroke-2"
                >
                  <Paper {...drawings[goods]} fall={4} />
                </Drawing>
              </div>
              {/* A piece of the shelf. It reaches under the next one, so that no joint shows. */}
              <div className="always-light -me-px h-8 border-ink border-y-2 bg-tint-goldenrod" />
              <div className="sheet always-light relative row-[3/-1] mx-2 -mt-5 grid min-w-0 grid-rows-subgrid gap-y-3 bg-tint-white p-[min(1rem,4vw)]">
                <Heading size="title-3">{name}</Heading>
                <p className="grid grid-cols-[1fr_auto] items-center gap-x-3">
                  <span className={`wrap-break-word font-heading ${size} even-digits`}>
                    <PriceText {...price} />
                  </span>{' '}
                  <Drawing viewBox="0 0 36 20" className="w-14 fill-ink" filled>
                    <path d={barcode(name, 36, 20)} />
                  </Drawing>
                  <span className="col-span-2 text-small">{unit}</span>
                </p>
                <Paragraph className="text-pretty" content={description} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

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
      ['pink', 'M82 2q2 12 14 14q-12 2-14 14q-2-12-14-14q12-2 14-14z'],
    ],
  },
  plug: {
    tint: 'sky',
    strokes: [
      ['thread', 'M38 30V22c0-26 64-26 64 0v74'],
      ['sheet', 'M4 70h84v26H4z'],
      ['white', 'M30 56h4v14h-4zM42 56h4v14h-4z'],
      ['white', 'M58 83a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM26 30h24v22l-5 8H31l-5-8z'],
      ['ink', 'M65 83h1m4 0h1M14 83h24'],
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
