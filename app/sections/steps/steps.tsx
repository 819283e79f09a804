import { Section } from '../../components/section.tsx';
import { EntryWords } from '../../components/words.tsx';
import { RubberStamp } from '../../figures/marks.tsx';
import { ReceiptStrip } from '../../figures/receipt-strip.tsx';
import type { SectionProps } from '../define-section.ts';
import type { steps } from './steps.ts';

/** The steps of a sale, printed on a strip of till roll. */
export default function PlatformWalkthrough({ frame, content }: SectionProps<typeof steps>) {
  return (
    <Section {...frame} intro={content} beside>
      <div className="not-print:md:-mt-section">
        <ReceiptStrip continued>
          <ol className="px-[min(1.5rem,4vw)] pt-6">
            {content.steps.map(({ title, description }, index) => (
              <li
                key={title}
                className="flex gap-[min(1.5rem,4vw)] border-ink border-b-2 border-dashed py-8 last:border-0"
              >
                <span
                  aria-hidden="true"
                  className={`${content.steps.length > 9 ? 'w-[max(1.5em,min(3rem,11vw))] shrink-0' : 'w-8'} font-heading text-figure`}
                >
                  {index + 1}
                </span>
                <div className="grid flex-1 gap-2">
                  <EntryWords title={title} description={description} />
                </div>
              </li>
            ))}
          </ol>
          <div className="flex -rotate-6 justify-end px-[min(1.5rem,4vw)] pt-2 pb-10">
            <div className="stamped">
              <RubberStamp>{content.stamp}</RubberStamp>
            </div>
          </div>
        </ReceiptStrip>
      </div>
    </Section>
  );
}
