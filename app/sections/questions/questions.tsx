import { Section, SectionIntro } from '../../components/section.tsx';
import { Heading, Paragraph } from '../../components/words.tsx';
import { Drawing } from '../../figures/drawing.tsx';
import type { SectionProps } from '../define-section.ts';
import type { questions } from './questions.ts';

/** Questions and answers on a spiral-bound pad: the question in ink, the answer in blue below it. */
export default function CounterPad({ frame, content }: SectionProps<typeof questions>) {
  return (
    <Section {...frame}>
      <div className="@container">
        <div className="grid print:block grid-cols-1 items-start gap-x-10 gap-y-16 @min-[56rem]:grid-cols-[1fr_2fr]">
          <div className="@min-[56rem]:sticky top-header print:mb-10 @min-[56rem]:pt-10">
            <SectionIntro id={frame.id} {...content} />
          </div>
          <div className="sheet always-light break-inside-avoid bg-tint-white">
            <div className="spiral" />
            <ul className="pad-lines">
              {content.items.map(({ question, answer }, index) => (
                <li key={question}>
                  <details open={index === 0} className="group">
                    <summary className="flex cursor-pointer items-end justify-between gap-4 pt-(--line) outline-offset-0">
                      <Heading size="value">{question}</Heading>
                      <Drawing
                        viewBox="0 0 20 20"
                        className="mb-2.5 w-5 shrink-0 fill-none stroke-3 stroke-action group-open:rotate-180 motion-safe:transition-[rotate]"
                      >
                        <path d="M3 6l7 7 7-7" />
                      </Drawing>
                    </summary>
                    <Paragraph className="text-action text-lead text-pretty" content={answer} />
                  </details>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  );
}
