import type { SectionProps } from 'sitewright';
import type { questions } from 'sitewright/kinds';
import { Drawing, Heading, Paragraph, Section } from 'sitewright/views';

/** Questions with their answers below them, in one column under the heading; the first one is open. */
export default function Questions({ frame, content }: SectionProps<typeof questions>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mx-auto mt-10 grid max-w-200 gap-3">
        {content.items.map(({ question, answer }, index) => (
          <li key={question}>
            <details
              open={index === 0}
              className="group print:details-content:block print:details-content:[content-visibility:visible]"
            >
              <summary className="baize -outline-offset-6 flex cursor-pointer items-center justify-between gap-4 px-[min(1.5rem,5vw)] py-4 print:px-0 [&::-webkit-details-marker]:hidden">
                <Heading size="title-3">{question}</Heading>
                <Drawing
                  viewBox="0 0 20 20"
                  className="w-5 shrink-0 fill-none stroke-3 stroke-rule group-open:rotate-45 motion-safe:transition-[rotate]"
                >
                  <path d="M10 2v16M2 10h16" />
                </Drawing>
              </summary>
              <Paragraph
                className="px-[min(1.5rem,5vw)] py-5 text-lead text-pretty print:px-0"
                content={answer}
              />
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
