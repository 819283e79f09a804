import type { SectionProps } from 'sitewright';
import { Heading, Paragraph, Points, Section } from 'sitewright/views';
import { Files } from './files.tsx';
import type { points } from './points.ts';

type PointsProps = SectionProps<typeof points>;

/** Points as the machine draws them, or as the totals of a receipt. */
export default function OurPoints(props: PointsProps) {
  const { look, ...content } = props.content;
  if (look === 'totals') return <Totals {...props} />;
  if (look === 'signatures') return <Signatures {...props} />;
  if (look === 'files') return <Files {...props} />;
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

/** What is signed for: each title on its line, and what it promises in carbon blue below. */
function Signatures({ frame, content }: PointsProps) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2">
        {content.items.map(({ title, description }) => (
          <li key={title} className="break-inside-avoid">
            <div className="border-ink border-b-2 pb-1">
              <Heading size="title-2">{title}</Heading>
            </div>
            <Paragraph
              className="pt-3 max-w-measure text-action text-lead text-pretty"
              content={description}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
