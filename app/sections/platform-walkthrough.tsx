import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { Platform } from '../content/schemas/platform.ts';
import { ReceiptStrip } from '../figures/receipt-strip.tsx';
import { RubberStamp } from '../figures/rubber-stamp.tsx';

interface PlatformWalkthroughProps {
  content: Platform['walkthrough'];
}

/** The steps of a sale, printed on a strip of till roll. */
export function PlatformWalkthrough({ content }: PlatformWalkthroughProps) {
  return (
    <Section id="walkthrough" tone="ground" edge="none">
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-5">
          <SectionIntro id="walkthrough" {...content} />
        </div>
        <div className="lg:-mt-section lg:col-span-7">
          <ReceiptStrip teeth={34} continued>
            <ol className="px-6 pt-6 sm:px-10">
              {content.steps.map(({ title, description }, index) => (
                <li
                  key={title}
                  className="flex gap-6 border-ink border-b-2 border-dashed py-8 last:border-0"
                >
                  <span aria-hidden="true" className="w-8 font-heading text-title-2">
                    {index + 1}
                  </span>
                  <div className="grid flex-1 gap-2">
                    <Heading level={3} size="title-3">
                      {title}
                    </Heading>
                    <p className="text-pretty">{description}</p>
                  </div>
                </li>
              ))}
            </ol>
            <div className="flex -rotate-6 justify-end px-10 pt-2 pb-10">
              <RubberStamp>{content.stamp}</RubberStamp>
            </div>
          </ReceiptStrip>
        </div>
      </div>
    </Section>
  );
}
