import type { SectionProps } from 'sitewright';
import type { questions } from 'sitewright/kinds';
import { Heading, Paragraph, Section } from 'sitewright/views';

/** Questions and answers as they are said over the counter: who asks stands on one side, who answers on the other. */
export default function Questions({ frame, content }: SectionProps<typeof questions>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="over-counter mt-12">
        {content.items.map(({ question, answer }) => (
          <li key={question}>
            <div className="said-by-one tone-paper">
              <Heading>{question}</Heading>
            </div>
            <div className="said-by-other baize">
              <Paragraph className="text-lead text-pretty" content={answer} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
