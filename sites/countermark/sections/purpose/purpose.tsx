import type { SectionProps } from 'sitewright';
import { Heading, Section, SectionTitle } from 'sitewright/views';
import type { purpose } from './purpose.ts';

/** A carbon copy, whose line is all its width; mission and vision stand below it. */
export default function CarbonCopy({ frame, content }: SectionProps<typeof purpose>) {
  return (
    <Section {...frame} height="low">
      <div className="sr-only">
        <SectionTitle id={frame.id}>{content.title}</SectionTitle>
      </div>
      <div className="carbon-copy sheet always-light text-action">
        <p className="carbon-line">{content.line}</p>
        <div className="mt-8 grid gap-x-(--gutter) gap-y-6 md:grid-cols-2">
          {[content.mission, content.vision].map(({ title, statement }) => (
            <article key={title} aria-label={title} className="grid content-start gap-2">
              <Heading>{title}</Heading>
              <p className="text-lead text-pretty">{statement}</p>
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}
