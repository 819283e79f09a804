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

/** The advantages as the sums of a receipt, the first across the page. */
function Totals({ frame, content }: PointsProps) {
  return (
    <Section {...frame} intro={content} height="low">
      <ul className="totals">
        {content.items.map(({ title, description }) => (
          <li key={title}>
            <Heading size="title-2">{title}</Heading>
            <Paragraph className="max-w-measure text-ink-muted text-pretty" content={description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
