import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import type { RichTextContent } from './rich-text.tsx';
import { SectionIntro } from './section-intro.tsx';

const section = cva('', {
  variants: {
    /** How much room there is above and below. */
    space: {
      sm: 'py-section-sm',
      md: 'py-section',
      lg: 'py-section-lg',
    },
    tone: {
      ground: 'tone-ground',
      paper: 'tone-paper',
    },
    edge: {
      none: '',
      perforation: 'edge-perforation',
      tear: 'edge-tear',
    },
  },
});

type Variant<Name extends 'space' | 'tone' | 'edge'> = NonNullable<
  VariantProps<typeof section>[Name]
>;

/** The background of a section, the edge that separates it from the section above, its room. */
export interface SectionLook {
  tone: Variant<'tone'>;
  edge?: Variant<'edge'>;
  space?: Variant<'space'>;
}

interface SectionProps extends SectionLook {
  /** The section's anchor; its heading has the id `<id>-title`. */
  id: string;
  /** Heading and lead above the content. A section that places its heading itself has none here. */
  intro?: { title: string; lead: RichTextContent };
  /** Whether the content is a list of one entry, which then stands beside the intro in wide windows. */
  introBeside?: boolean;
  children: ReactNode;
}

/** A landmark of a page, named by its heading. */
export function Section({
  id,
  tone,
  edge = 'tear',
  space = 'md',
  intro,
  introBeside = false,
  children,
}: SectionProps) {
  const content = (
    <>
      {intro && <SectionIntro id={id} {...intro} />}
      {children}
    </>
  );
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={section({ tone, edge, space })}>
      <Container>
        {introBeside ? <div className="beside one-entry">{content}</div> : content}
      </Container>
    </section>
  );
}
