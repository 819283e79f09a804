import type { SectionProps } from 'sitewright';
import type { people } from 'sitewright/kinds';
import { Heading, Paragraph, Picture, Section } from 'sitewright/views';

/** The people under their round portraits. */
export default function People({ frame, content }: SectionProps<typeof people>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-12 flex flex-wrap justify-center gap-x-8 gap-y-10 text-center">
        {content.people.map(({ name, role, image, bio }) => (
          <li key={name} className="max-w-full flex-[0_1_16rem]">
            <article aria-label={name} className="grid justify-items-center gap-1">
              <Picture
                picture={image}
                className="mb-3 aspect-square w-44 max-w-full rounded-full object-cover"
              />
              <Heading size="title-3">{name}</Heading>
              <p className="text-ink-muted">{role}</p>
              <Paragraph className="mt-1 text-balance" content={bio} />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
