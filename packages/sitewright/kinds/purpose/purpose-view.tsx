import { Heading, Section } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { purpose } from './purpose.ts';

/** Mission and vision side by side, in large letters. */
export default function Purpose({ frame, content }: SectionProps<typeof purpose>) {
  return (
    <Section {...frame} intro={content}>
      <div className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2 print:grid-cols-2">
        {[content.mission, content.vision].map(({ title, statement }) => (
          <article
            key={title}
            aria-label={title}
            className="grid content-start gap-4 border-ink border-t-4 pt-5"
          >
            <Heading>{title}</Heading>
            <p className="text-balance font-heading text-value tracking-slight">{statement}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
