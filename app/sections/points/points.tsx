import { Section } from '../../components/section.tsx';
import { EntryWords, Heading, Paragraph } from '../../components/words.tsx';
import type { SectionProps } from '../define-section.ts';
import type { points } from './points.ts';

type PointsProps = SectionProps<typeof points>;

const looks = { rows: Rows, columns: Columns, totals: Totals };

/** Points, in the way that the content chooses. */
export default function Points(props: PointsProps) {
  const Look = looks[props.content.look];
  return <Look {...props} />;
}

/** Points as ruled lines beside their heading. */
function Rows({ frame, content }: PointsProps) {
  return (
    <Section {...frame} intro={content} beside>
      <ul className="border-ink border-t-2">
        {content.items.map((point) => (
          <li
            key={point.title}
            className="grid gap-x-8 gap-y-2 break-inside-avoid border-rule border-b-2 py-5 lg:grid-cols-[2fr_3fr] print:py-2"
          >
            <EntryWords {...point} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Points side by side under their heading, each row of which they fill. */
function Columns({ frame, content }: PointsProps) {
  const { length } = content.items;
  const columns = length === 2 && 'grid sm:grid-cols-2';
  return (
    <Section {...frame} intro={content}>
      <ul
        className={`mt-8 gap-x-8 gap-y-5 sm:mt-10 ${columns || (length % 3 === 0 ? 'grid sm:grid-cols-3' : 'in-fours')}`}
      >
        {content.items.map((point) => (
          <li
            key={point.title}
            className="grid content-start gap-2 break-inside-avoid border-ink border-t-2 pt-4"
          >
            <EntryWords {...point} />
          </li>
        ))}
      </ul>
    </Section>
  );
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
