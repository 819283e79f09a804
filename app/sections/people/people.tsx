import { Section } from '../../components/section.tsx';
import { Heading, Paragraph } from '../../components/words.tsx';
import { Picture } from '../../figures/picture.tsx';
import type { SectionProps } from '../define-section.ts';
import type { people } from './people.ts';

/** The people with their portraits, which stand beside their words on phones and above them elsewhere. */
export default function People({ frame, content }: SectionProps<typeof people>) {
  const { length } = content.people;
  return (
    <Section {...frame} intro={content} beside={length === 2} introBeside={length === 1}>
      <ul className={`gap-x-7 gap-y-8 ${length === 2 ? 'grid sm:grid-cols-2' : 'in-fours mt-10'}`}>
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
                <Heading size="title-3">{name}</Heading>
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
