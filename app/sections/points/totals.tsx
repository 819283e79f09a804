import { Heading } from '../../components/heading.tsx';
import { Paragraph } from '../../components/rich-text.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionProps } from '../define-section.ts';
import type { points } from './points.ts';

/** The advantages as the totals of a receipt: the description on the left, the number on the right. */
export function Totals({ frame, content }: SectionProps<typeof points>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="totals mt-12 print:break-inside-avoid">
        {content.items.map(({ title, description }) => (
          <li key={title}>
            <div>
              <Heading size="title-1">
                <span>{title}</span>
              </Heading>
            </div>
            <Paragraph className="text-ink-muted text-pretty" content={description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
