import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { About, LeadershipEntry } from '../content/schemas/about.ts';
import { Lanyard } from '../figures/lanyard.tsx';

interface StaffBadgesProps {
  content: About['leadership'];
}

/** The leadership as staff badges on a rail. */
export function StaffBadges({ content }: StaffBadgesProps) {
  return (
    <Section id="leadership" tone="ground">
      <div className="print:break-before-page">
        <SectionIntro id="leadership" {...content} />
        <ul className="mt-12 grid gap-x-7 gap-y-12 border-ink sm:grid-cols-2 print:grid-cols-4 lg:grid-cols-4 lg:border-t-4">
          {content.people.map((person) => (
            <li
              key={person.name}
              className="flex flex-col items-center border-ink border-t-4 print:border-t-0 sm:even:[--drop:5.5rem] lg:border-t-0"
            >
              <Lanyard />
              <StaffBadge {...person} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function StaffBadge({ name, role, image, bio }: LeadershipEntry) {
  return (
    <article className="sheet flex w-full flex-col bg-paper">
      <div className="mx-auto my-4 h-3.5 w-16 rounded-full border-2 border-ink bg-ground" />
      <img
        src={image.src}
        alt={image.alt}
        width="240"
        height="240"
        decoding="async"
        // The portraits are below the first screen; at any other priority React preloads them.
        fetchPriority="low"
        className="aspect-[5/4] w-full border-ink border-y-2 object-cover sm:aspect-square"
      />
      <div className="grid gap-2 p-5">
        <Heading level={3} size="title-3">
          {name}
        </Heading>
        <p className="font-mono text-small">{role}</p>
        <p className="mt-2 border-rule border-t-2 border-dashed pt-4 text-ink-muted text-pretty">
          {bio}
        </p>
      </div>
    </article>
  );
}
