import { Drawing, Heading, Paragraph, Section } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { questions } from './questions.ts';

/** Questions with their answers below them, beside the heading; the first one is open. */
export default function Questions({ frame, content }: SectionProps<typeof questions>) {
  return (
    <Section {...frame} intro={content} beside>
      <ul className="border-ink border-t-2">
        {content.items.map(({ question, answer }, index) => (
          <li key={question} className="border-rule border-b-2">
            <details
              open={index === 0}
              className="group print:details-content:block print:details-content:[content-visibility:visible]"
            >
              <summary className="flex cursor-pointer items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
                <Heading>{question}</Heading>
                <Drawing
                  viewBox="0 0 20 20"
                  className="w-5 shrink-0 fill-none stroke-3 stroke-action group-open:rotate-180 motion-safe:transition-[rotate]"
                >
                  <path d="M3 6l7 7 7-7" />
                </Drawing>
              </summary>
              <Paragraph className="max-w-measure pb-5 text-pretty" content={answer} />
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
