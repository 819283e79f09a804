import type { SectionProps } from 'sitewright';
import { Anchor, Heading, Paragraph, Section } from 'sitewright/views';
import type { Opening } from './evidence.ts';
import { EvidenceFigure } from './evidence-figure.tsx';
import type { proofs } from './proofs.ts';

/** In wide windows the till on one side, the words and what it leads to on the other. */
const beside =
  'md:grid md:grid-cols-[5fr_7fr] md:*:first:row-span-2 md:*:last:row-start-1 md:*:last:col-start-2 md:*:last:mt-0 md:*:last:content-start';

/** Reasons over the whole width: a drawing, and below it the words. */
export default function Proofs({
  frame,
  content,
  groupEntries,
  language,
  hero,
}: SectionProps<typeof proofs>) {
  const opening = hero as Opening;
  return (
    <Section {...frame} height="low" intro={{ title: content.title }}>
      <ul className="grid gap-section pt-12">
        {content.items.map(({ title, description, evidence, link }) => (
          <li
            key={title}
            className={`break-inside-avoid ${evidence.drawing === 'till' ? beside : ''}`}
          >
            <EvidenceFigure {...{ evidence, opening, groupEntries, language }} />
            <div
              className={`mt-6 grid gap-x-8 gap-y-2 ${evidence.drawing === 'till' ? '' : 'lg:grid-cols-4 lg:items-baseline'}`}
            >
              <Heading size="value">{title}</Heading>
              <div className="lg:col-span-2">
                <Paragraph className="max-w-measure text-pretty" content={description} />
              </div>
              {link && (
                <p className={evidence.drawing === 'till' ? undefined : 'lg:text-end'}>
                  <Anchor href={link.href} className="text-link lg:whitespace-nowrap">
                    {link.label}
                  </Anchor>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
