import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Container } from './container.tsx';

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

/** What a section lies on, and what paper divides it from the one above. */
export type SectionLook = {
  [Variant in 'tone' | 'edge']: NonNullable<VariantProps<typeof section>[Variant]>;
};

interface SectionProps extends SectionLook {
  /** Anchor of the section; its heading carries the id `<id>-title`. */
  id: string;
  children: ReactNode;
}

/** A landmark of a page, named by its heading. */
export function Section({ id, tone, edge, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={section({ tone, edge })}>
      <Container>{children}</Container>
    </section>
  );
}
