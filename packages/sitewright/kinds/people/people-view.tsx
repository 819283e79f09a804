import { Heading, Paragraph, Picture, Section } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { people } from './people.ts';

/** The people with their portraits, which stand beside their words on phones and above them elsewhere. */
export default function People({ frame, content }: SectionProps<typeof people>) {
  const few = content.people.length < 3;
  return (
    <Section {...frame} intro={content} introBeside={few}>
      <ul
        className={`in-fours mt-10 gap-x-7 gap-y-8${few ? ' md:[--least:clamp(11rem,20vw,15rem)]' : ''}`}
      >
        {content.people.map(({ name, role, image, bio }) => (
          <li key={name}>
            <article
              aria-label={name}
              className="grid grid-cols-1 content-start gap-4 max-sm:xs:grid-cols-[6.5rem_1fr]"
            >
              <Picture
                picture={image}
                className="always-light aspect-square w-full border-2 border-ink object-cover"
              />
              <div className="grid content-start gap-1">
                <Heading>{name}</Heading>
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
