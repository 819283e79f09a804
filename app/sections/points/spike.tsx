import { EntryWords } from '../../components/entry-words.tsx';
import { Section } from '../../components/section.tsx';
import { ReceiptStrip } from '../../figures/receipt-strip.tsx';
import type { SectionProps } from '../define-section.ts';
import type { points } from './points.ts';
import { SpoiledPrint } from './spoiled-print.tsx';

/** What goes wrong, on spoiled receipts that somebody put on a spike. */
export function Spike({ frame, content }: SectionProps<typeof points>) {
  return (
    <Section {...frame} intro={content} beside>
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
