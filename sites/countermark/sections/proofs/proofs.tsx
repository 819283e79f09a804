import type { SectionProps } from 'sitewright';
import { Anchor, Container, Heading, Paragraph, Section } from 'sitewright/views';
import { EvidenceFigure } from './evidence-figure.tsx';
import type { proofs } from './proofs.ts';

/** Reasons, printed one below the other on a strip of receipt paper across the window, which shows what they say. */
export default function Proofs({
  frame,
  content,
  groupEntries,
  language,
  hero,
}: SectionProps<typeof proofs>) {
  return (
    <Section {...frame} isWide intro={{ title: content.title }}>
      <ul className="strip always-light">
        {content.items.map(({ title, description, evidence, link }) => (
          <li
            key={title}
            className={`strip-row ${evidence.drawing === 'share' ? 'strip-rest' : ''}`}
          >
            <Container>
              <div className="strip-words">
                <Heading size="value">{title}</Heading>
                <div className="grid content-start gap-3">
                  <Paragraph className="max-w-measure text-pretty" content={description} />
                  {link && (
                    <p className="text-balance">
                      <Anchor href={link.href} className="text-link">
                        {link.label}
                      </Anchor>
                    </p>
                  )}
                </div>
              </div>
            </Container>
            <EvidenceFigure {...{ evidence, groupEntries, language }} opening={hero} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
