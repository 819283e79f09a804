import { Heading } from '../components/heading.tsx';
import { Section, type SectionLook } from '../components/section.tsx';
import type { PointList } from '../content/schemas/shared.ts';

interface PointColumnsProps extends Partial<SectionLook> {
  id: string;
  content: PointList;
}

/** Points in three or four columns under their heading. */
export function PointColumns({ id, content, ...look }: PointColumnsProps) {
  const columns = content.items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
  return (
    <Section id={id} tone="paper" {...look} intro={content}>
      <ul className={`mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 ${columns}`}>
        {content.items.map(({ title, description }) => (
          <li key={title} className="grid content-start gap-3 border-ink border-t-2 pt-4">
            <Heading level={3} size="title-3">
              {title}
            </Heading>
            <p className="text-ink-muted text-pretty">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
