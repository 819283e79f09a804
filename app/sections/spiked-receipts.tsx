import { EntryWords } from '../components/entry-words.tsx';
import { Section } from '../components/section.tsx';
import type { PointList } from '../content/schemas/shared.ts';
import { ReceiptStrip } from '../figures/receipt-strip.tsx';
import { SpoiledPrint } from '../figures/spoiled-print.tsx';

/** What goes wrong, on spoiled receipts that somebody put on a spike. */
export function SpikedReceipts({ id, content }: { id: string; content: PointList }) {
  return (
    <Section id={id} tone="paper" intro={content} beside>
      <ul className="spike">
        {content.items.map(({ title, description }, index) => (
          <li key={title}>
            <div>
              <ReceiptStrip>
                <div className="flex gap-6 py-4 ps-[calc(var(--needle)+min(1.5rem,4vw))] pe-[min(1.5rem,4vw)]">
                  <div className="grid grow gap-1">
                    <EntryWords size="value" title={title} description={description} />
                  </div>
                  <SpoiledPrint kind={index} />
                </div>
              </ReceiptStrip>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
