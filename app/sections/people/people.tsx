import { Section } from '../../components/section.tsx';
import { Heading, Paragraph } from '../../components/words.tsx';
import { Drawing } from '../../figures/drawing.tsx';
import { Picture } from '../../figures/picture.tsx';
import type { SectionProps } from '../define-section.ts';
import type { Person, people } from './people.ts';

/** The leadership as staff badges on a rail; every other strap is longer. */
export default function StaffBadges({ frame, content }: SectionProps<typeof people>) {
  return (
    <Section {...frame} intro={content} introBeside={content.people.length === 1}>
      <ul className="in-fours mt-12 gap-x-7 gap-y-12 [--swing:2.3]">
        {content.people.map((person) => (
          <li
            key={person.name}
            className="on-rail [--drop:2.5rem] sm:pb-12 sm:even:pb-0 sm:even:[--drop:5.5rem] print:pb-0"
          >
            <div className="swings flex flex-col items-center">
              <Lanyard />
              <StaffBadge {...person} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function StaffBadge({ name, role, image, bio }: Person) {
  return (
    <article
      aria-label={name}
      className="sheet always-light flex w-full grow flex-col bg-tint-white"
    >
      <div className="mx-auto my-4 h-3.5 w-16 rounded-full border-2 border-ink bg-ground" />
      <Picture
        picture={image}
        className="aspect-[5/4] w-full border-ink border-y-2 object-cover sm:aspect-square"
      />
      <div className="grid gap-2 p-5 print:p-2.5">
        <Heading size="title-3">{name}</Heading>
        <p className="font-mono text-small">{role}</p>
        <Paragraph
          className="mt-2 border-rule border-t-2 border-dashed pt-4 text-pretty"
          content={bio}
        />
      </div>
    </article>
  );
}

/** A strap with a clip that overlaps the slot of the badge below; `--drop` is the strap's length. */
function Lanyard() {
  return (
    <>
      <div className="print:hidden h-(--drop) w-6 border-ink border-x-2 bg-board" />
      <Drawing
        viewBox="0 0 40 56"
        className="always-light print:hidden relative z-1 -mb-9 w-10 fill-paper stroke-2 stroke-ink"
      >
        <path d="M5 1h30v12H5zM14 13h12v10a6 6 0 0 1 4 6v14a10 10 0 0 1-20 0V29a6 6 0 0 1 4-6z" />
        <path d="M16 31v12a4 4 0 0 0 8 0V31z" />
      </Drawing>
    </>
  );
}
