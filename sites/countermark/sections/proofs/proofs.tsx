import type { SectionProps } from 'sitewright';
import { Anchor, Heading, Paragraph, Section } from 'sitewright/views';
import { EvidenceFigure } from './evidence-figure.tsx';
import type { proofs } from './proofs.ts';

/** Reasons over the whole width: a drawing, and below it the words. */
export default function Proofs({
  frame,
  content,
  platformLinks,
  language,
}: SectionProps<typeof proofs>) {
  return (
    <Section {...frame} height="low" intro={{ title: content.title }}>
      <ul className="grid gap-section pt-12">
        {content.items.map(({ title, description, evidence, link }) => (
          <li key={title} className="break-inside-avoid">
            <EvidenceFigure {...{ evidence, platformLinks, language }} />
            <div className="mt-6 grid gap-x-10 gap-y-2 lg:grid-cols-4 lg:items-baseline">
              <Heading size="value">{title}</Heading>
              <div className="lg:col-span-2">
                <Paragraph className="max-w-measure text-pretty" content={description} />
              </div>
              {link && (
                <p className="lg:text-end">
                  <Anchor href={link.href} className="text-link">
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
