import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { PointList } from '../content/schemas/shared.ts';

interface PlatformAdvantagesProps {
  content: PointList;
}

/** The totals at the foot of a receipt: what it is on the left, what it comes to on the right. */
export function PlatformAdvantages({ content }: PlatformAdvantagesProps) {
  return (
    <Section id="advantages" tone="paper" edge="tear">
      <SectionIntro id="advantages" title={content.title} lead={content.lead} />
      <ul className="mt-12 border-ink border-y-6 border-double">
        {content.items.map(({ title, description }) => (
          <li
            key={title}
            className="grid gap-y-3 border-rule border-t-2 border-dashed py-8 first:border-0 md:flex md:flex-row-reverse md:items-baseline"
          >
            <div className="md:relative md:max-w-[42rem] md:text-end">
              <Heading level={3} size="title-1">
                <span className="bg-paper md:ps-8">{title}</span>
              </Heading>
            </div>
            <span className="flex-1 border-rule border-b-3 border-dotted max-md:hidden md:-me-48" />
            <p className="max-w-72 text-ink-muted text-pretty md:pe-8">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
