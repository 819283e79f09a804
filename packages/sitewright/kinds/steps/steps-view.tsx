import { EntryWords, Section } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { steps } from './steps.ts';

/** Numbered steps beside their heading. */
export default function Steps({ frame, content }: SectionProps<typeof steps>) {
  return (
    <Section {...frame} intro={content} beside>
      <ol className="border-ink border-t-2 print:break-inside-avoid">
        {content.steps.map(({ title, description }, index) => (
          <li
            key={title}
            className="flex gap-[min(1.5rem,4vw)] break-inside-avoid border-rule border-b-2 py-5 print:py-2"
          >
            <span
              aria-hidden="true"
              className="w-[1.4em] shrink-0 font-heading text-action text-value"
            >
              {index + 1}
            </span>
            <div className="grid flex-1 gap-1">
              <EntryWords title={title} description={description} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
