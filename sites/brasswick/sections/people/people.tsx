import type { SectionProps } from 'sitewright';
import type { people } from 'sitewright/kinds';
import { Heading, Paragraph, Picture, Section } from 'sitewright/views';

/** The people in pairs that face each other across the counter, in wide windows; their portraits are outside. */
export default function People({ frame, content }: SectionProps<typeof people>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-12 grid gap-y-8 lg:grid-cols-2">
        {content.people.map(({ name, role, image, bio }) => (
          <li key={name} className="group border-rule lg:odd:border-e-4 lg:odd:pe-10 lg:even:ps-10">
            <article
              aria-label={name}
              className="grid xs:grid-cols-[minmax(5rem,30%)_1fr] items-start gap-x-8 gap-y-3 lg:group-even:grid-cols-[1fr_30%] lg:group-even:text-end"
            >
              <div className="lg:group-even:order-last">
                <Picture
                  picture={image}
                  className="aspect-square w-full max-w-44 rounded-full object-cover"
                />
              </div>
              <div className="grid content-start gap-1">
                <Heading size="title-2">{name}</Heading>
                <p className="text-ink-muted">{role}</p>
                <Paragraph className="mt-1 text-pretty" content={bio} />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
