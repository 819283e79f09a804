import type { SectionProps } from 'sitewright';
import { EntryWords, Heading, Paragraph, ruledRow, Section } from 'sitewright/views';
import type { points } from './points.ts';

type PointsProps = SectionProps<typeof points>;

/** Points, in the way that the content chooses. */
export default function Points(props: PointsProps) {
  const { frame, content } = props;
  if (content.look === 'totals') return <Totals {...props} />;
  const inRows = content.look === 'rows';
  return (
    <Section {...frame} intro={content} beside={inRows}>
      <ul className={inRows ? 'border-ink border-t-2' : columnsFor(content.items.length)}>
        {content.items.map((point) => (
          <li key={point.title} className={inRows ? ruledRow : column}>
            <EntryWords {...point} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Side by side under the heading, in rows that they fill. */
const column = 'grid content-start gap-2 break-inside-avoid border-ink border-t-2 pt-4';
function columnsFor(length: number): string {
  const ofThrees = length % 3 === 0 ? 'grid sm:grid-cols-3' : 'in-fours';
  return `mt-8 gap-x-8 gap-y-5 sm:mt-10 ${length === 2 ? 'grid sm:grid-cols-2' : ofThrees}`;
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
