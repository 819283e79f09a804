import { Heading } from '../components/heading.tsx';
import { RichText } from '../components/rich-text.tsx';
import { Section } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { PointList } from '../content/schemas/shared.ts';

/** The advantages as the totals of a receipt: the description on the left, the number on the right. */
export function PlatformAdvantages({ content }: { content: PointList }) {
  return (
    <Section id="advantages" tone="paper">
      <div className="print:break-inside-avoid">
        <SectionIntro id="advantages" {...content} />
        <ul className="totals mt-12">
          {content.items.map(({ title, description }) => (
            <li key={title}>
              <div>
                <Heading size="title-1">
                  <span>{title}</span>
                </Heading>
              </div>
              <p className="text-ink-muted text-pretty">
                <RichText content={description} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
