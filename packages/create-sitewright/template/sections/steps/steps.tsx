import type { SectionProps } from 'sitewright';
import type { steps } from 'sitewright/kinds';
import { EntryWords, Section } from 'sitewright/views';

/** Steps, whose numbers the style sheet writes. */
export default function Steps({ frame, content }: SectionProps<typeof steps>) {
  return (
    <Section {...frame} intro={content}>
      <ol className="steps">
        {content.steps.map((step) => (
          <li key={step.title}>
            <EntryWords {...step} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
