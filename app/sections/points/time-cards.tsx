import { EntryWords } from '../../components/entry-words.tsx';
import { Heading } from '../../components/heading.tsx';
import { Paragraph } from '../../components/rich-text.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionProps } from '../define-section.ts';
import type { points } from './points.ts';
import { Punches } from './punches.tsx';

/** Points on punched time cards, which stand in the pockets of a rack beside their heading. */
export function TimeCards({ frame, content }: SectionProps<typeof points>) {
  const { title, lead, items } = content;
  return (
    <Section {...frame}>
      <div className="card-rack">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4">
          <Heading level={2} size="title-2" id={`${frame.id}-title`}>
            {title}
          </Heading>
          <Paragraph className="text-lead text-balance" content={lead} />
        </div>
        <ul className="in-fours">
          {items.map(({ title, description }, index) => (
            <li key={title}>
              <div className="time-card always-light">
                <EntryWords title={title} description={description} />
                {/* On phones one line of it looks out of the pocket. */}
                <div className="-mx-4 mt-auto pt-4 pb-7 max-sm:max-h-19 max-sm:overflow-hidden print:hidden">
                  <Punches shift={index} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
