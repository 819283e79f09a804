import type { SectionProps } from 'sitewright';
import {
  Container,
  countClass,
  Drawing,
  EntryWords,
  groundClass,
  Heading,
  Paragraph,
  Points,
  Section,
  SectionIntro,
  SectionTitle,
} from 'sitewright/views';
import { barcode } from '../../figures/barcode.ts';
import { Files } from './files.tsx';
import type { points } from './points.ts';

type PointsProps = SectionProps<typeof points>;

/** Points as the machine draws them, or printed on papers. */
export default function OurPoints(props: PointsProps) {
  const { look, ...content } = props.content;
  if (look === 'totals') return <Totals {...props} />;
  if (look === 'folds') return <Folds {...props} />;
  if (look === 'files') return <Files {...props} />;
  if (props.frame.fromAbove) return <OnPaper {...props} />;
  return <Points {...props} content={{ ...content, look: look === 'rows' ? look : 'columns' }} />;
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

/** A strip with a point on each of its folds, as large as its word has room for; the same code is on all of them. */
function Folds({ frame, content }: PointsProps) {
  return (
    <Section
      {...frame}
      isWide
      className={`${groundClass(frame)} @container overflow-x-clip py-section`}
    >
      <Container>
        <SectionIntro id={frame.id} {...content} />
      </Container>
      <ul className="folds always-light">
        {content.items.map(({ title, description }, index) => (
          <li key={title} className={`${countClass(title.length)} tint-${tints[index % 4]}`}>
            <Heading size="title-2">{title}</Heading>
            <Drawing viewBox="0 0 150 34" preserveAspectRatio="none" className="fill-action" filled>
              <path d={barcode('sale', 150, 34)} />
            </Drawing>
            <Paragraph content={description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The colours of the folds. */
const tints = ['canary', 'sky', 'mint', 'lilac'];

/** Points on the paper of the section above, which places them. */
function OnPaper({ frame, content }: PointsProps) {
  return (
    <Section {...frame} isWide className={`${content.look} always-light`}>
      <SectionTitle id={frame.id} size="value">
        {content.title}
      </SectionTitle>
      <ul className={content.look === 'terms' ? 'in-fours' : undefined}>
        {content.items.map((point) => (
          <li key={point.title}>
            <EntryWords {...point} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
