import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import type { Pricing } from '../content/schemas/pricing.ts';
import { LabelBars, ShelfGoods } from '../figures/shelf-goods.tsx';
import { PriceText } from './price-text.tsx';

interface AddOnShelfProps {
  content: Pricing['addOns'];
}

/** The add-ons on a shelf, each above a label that is clipped to the shelf's edge. */
export function AddOnShelf({ content }: AddOnShelfProps) {
  return (
    <Section id="add-ons" tone="ground" intro={content}>
      <ul className="mt-12 grid gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {content.items.map(({ name, price, unit, description, goods }) => (
          <li key={name} className="row-span-4 grid break-inside-avoid grid-rows-subgrid gap-y-0">
            <div>
              <div className="px-6">
                <ShelfGoods kind={goods} />
              </div>
              <div className="h-8 border-ink border-y-2 bg-tint-goldenrod" />
            </div>
            <div className="sheet -mt-5 mx-2 row-span-3 grid grid-rows-subgrid gap-y-3 bg-paper p-4">
              <Heading level={3} size="title-3">
                {name}
              </Heading>
              <p className="relative">
                <LabelBars />
                <span className="block font-heading text-title-2 tabular-nums">
                  <PriceText price={price} />
                </span>{' '}
                <span className="font-mono text-small">{unit}</span>
              </p>
              <p className="text-pretty">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
