import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import type { PointList } from '../content/schemas/shared.ts';

interface PlatformAdvantagesProps {
  content: PointList;
}

/** The advantages as the totals of a receipt: the description on the left, the number on the right. */
export function PlatformAdvantages({ content }: PlatformAdvantagesProps) {
  return (
    <Section id="advantages" tone="paper" intro={content}>
      <ul className="mt-12 border-ink border-y-6 border-double">
        {content.items.map(({ title, description }) => (
          <li
            key={title}
            className="grid gap-y-3 border-rule border-t-2 border-dashed py-8 first:border-0 lg:flex lg:flex-row-reverse lg:items-baseline"
          >
            <div className="lg:relative lg:max-w-[42rem] lg:text-end">
              <Heading level={3} size="title-1">
                <span className="bg-paper lg:ps-8">{title}</span>
              </Heading>
            </div>
            <span className="flex-1 border-rule border-b-3 border-dotted max-lg:hidden lg:-me-48" />
            <p className="max-w-72 text-ink-muted text-pretty lg:pe-8">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
