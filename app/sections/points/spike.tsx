import { EntryWords } from '../../components/entry-words.tsx';
import { Section } from '../../components/section.tsx';
import { ReceiptStrip } from '../../figures/receipt-strip.tsx';
import type { SectionProps } from '../define-section.ts';
import type { points } from './points.ts';

/** What goes wrong, on receipts that somebody put on a spike. */
export function Spike({ frame, content }: SectionProps<typeof points>) {
  return (
    <Section {...frame} intro={content} beside>
      <ul className="spike">
        {content.items.map(({ title, description }) => (
          <li key={title}>
            <ReceiptStrip>
              <div className="grid gap-1 py-4 ps-[calc(var(--needle)+min(1.5rem,4vw))] pe-[min(1.5rem,4vw)]">
                <EntryWords size="value" title={title} description={description} />
              </div>
            </ReceiptStrip>
          </li>
        ))}
      </ul>
    </Section>
  );
}
