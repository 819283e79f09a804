import type { SectionProps } from 'sitewright';
import { Heading, Paragraph, Points, Section } from 'sitewright/views';
import type { points } from './points.ts';

type PointsProps = SectionProps<typeof points>;

/** Points as the machine draws them, or as the totals of a receipt. */
export default function OurPoints(props: PointsProps) {
  const { look, ...content } = props.content;
  if (look === 'totals') return <Totals {...props} />;
  return <Points {...props} content={{ ...content, look }} />;
}

/** The advantages as the totals of a receipt: the description on the left, the number on the right. */
function Totals({ frame, content }: PointsProps) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-12 border-ink border-y-6 border-double print:break-inside-avoid">
        {content.items.map(({ title, description }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-3 border-rule border-dashed py-8 print:py-3 not-first:border-t-2 lg:grid-cols-[16rem_1fr] lg:items-baseline"
          >
            <div className="total lg:order-1 lg:text-end lg:*:relative lg:*:ms-auto lg:*:max-w-[50rem] lg:*:first-line:bg-(--tone)">
              <Heading size="title-1">
                <span className="lg:ps-8">{title}</span>
              </Heading>
            </div>
            <Paragraph className="max-w-72 text-ink-muted text-pretty" content={description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
