import { Heading } from '../../components/heading.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionProps } from '../define-section.ts';
import { PriceText } from '../price-text.tsx';
import type { addOns } from './add-ons.ts';
import { LabelBars, ShelfGoods } from './shelf-goods.tsx';

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
                <ShelfGoods kind={goods} />
              </div>
              {/* A piece of the shelf. It reaches under the next one, so that no joint shows. */}
              <div className="always-light -me-px h-8 border-ink border-y-2 bg-tint-goldenrod" />
              <div className="sheet always-light relative row-[3/-1] mx-2 -mt-5 grid min-w-0 grid-rows-subgrid gap-y-3 bg-tint-white p-[min(1rem,4vw)]">
                <Heading size="title-3">{name}</Heading>
                <p className="grid grid-cols-[1fr_auto] items-center gap-x-3">
                  <span className={`wrap-break-word font-heading ${size} even-digits`}>
                    <PriceText {...price} />
                  </span>{' '}
                  <LabelBars text={name} />
                  <span className="col-span-2 text-small">{unit}</span>
                </p>
                <p className="text-pretty">
                  <RichText content={description} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
