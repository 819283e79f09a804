import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import type { RichTextContent } from './rich-text.tsx';
import { SectionIntro } from './section-intro.tsx';

interface SectionProps {
  /** The section's anchor; its heading has the id `<id>-title`. */
  id: string;
  tone: 'ground' | 'paper';
  /** What separates it from the section above. */
  edge?: 'none' | 'perforation' | 'tear';
  /** Heading and lead above the content. A section that places its heading itself has none here. */
  intro?: { title: string; lead: RichTextContent };
  /** Whether the intro stands beside the content in wide windows, or beside a list of one entry. */
  beside?: boolean;
  introBeside?: boolean;
  children: ReactNode;
}

/** A landmark of a page, named by its heading. */
export function Section({
  id,
  tone,
  edge = 'tear',
  intro,
  beside,
  introBeside,
  children,
}: SectionProps) {
  const content = (
    <>
      {intro && <SectionIntro id={id} {...intro} />}
      {children}
    </>
  );
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`py-section tone-${tone} edge-${edge}`}
    >
      <Container>
        {introBeside || beside ? (
          <div className={introBeside ? 'beside one-entry' : 'beside'}>{content}</div>
        ) : (
          content
        )}
      </Container>
    </section>
  );
}
