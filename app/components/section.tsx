import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { SectionIntro } from './section-intro.tsx';

const section = cva('py-section', {
  variants: {
    tone: {
      ground: 'bg-ground',
      paper: 'bg-paper',
      canary: 'bg-tint-canary',
    },
    edge: {
      none: '',
      perforation: 'edge-perforation',
      tear: 'edge-tear',
    },
  },
});

type Variant<Name extends 'tone' | 'edge'> = NonNullable<VariantProps<typeof section>[Name]>;

/** The background of a section, and the edge that separates it from the section above. */
export interface SectionLook {
  tone: Variant<'tone'>;
  edge?: Variant<'edge'>;
}

interface SectionProps extends SectionLook {
  /** The section's anchor; its heading has the id `<id>-title`. */
  id: string;
  /** Heading and lead above the content. A section that places its heading itself has none here. */
  intro?: { title: string; lead: string };
  children: ReactNode;
}

/** A landmark of a page, named by its heading. */
export function Section({ id, tone, edge = 'tear', intro, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={section({ tone, edge })}>
      <Container>
        {intro && <SectionIntro id={id} {...intro} />}
        {children}
      </Container>
    </section>
  );
}
