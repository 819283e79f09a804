import type { SectionProps } from 'sitewright';
import type { purpose } from 'sitewright/kinds';
import { Container, groundClass, Heading, Section, SectionIntro } from 'sitewright/views';

/** Mission and vision as two fields from edge to edge. */
export default function Purpose({ frame, content }: SectionProps<typeof purpose>) {
  return (
    <Section {...frame} isWide className={`pt-section ${groundClass(frame)}`}>
      <Container>
        <SectionIntro id={frame.id} title={content.title} />
      </Container>
      <div className="fields mt-12">
        {[content.mission, content.vision].map(({ title, statement }, index) => (
          <div key={title} className={index === 0 ? 'baize' : 'brass'}>
            <article aria-label={title} className="mx-auto grid max-w-120 gap-4">
              <Heading>{title}</Heading>
              <p className="text-balance font-heading text-title-2 tracking-tight">{statement}</p>
            </article>
          </div>
        ))}
      </div>
    </Section>
  );
}
