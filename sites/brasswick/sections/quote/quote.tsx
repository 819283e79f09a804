import type { SectionProps } from 'sitewright';
import type { quote } from 'sitewright/kinds';
import { Picture, Quoted, Section, SectionTitle } from 'sitewright/views';

/** What customers say: large and light on the wall, one under the other. */
export default function Quotes({ frame, content }: SectionProps<typeof quote>) {
  return (
    <Section {...frame} className="baize py-section">
      <div className="grid justify-items-center gap-10 text-center">
        <SectionTitle id={frame.id} size="title-3">
          {content.title}
        </SectionTitle>
        <ul className="grid gap-16">
          {content.items.map(({ words, person, portrait, logo }) => (
            <li key={words} className="break-inside-avoid">
              <figure className="grid justify-items-center gap-8">
                <blockquote className="max-w-[22ch] text-balance font-heading text-title-1 tracking-tight before:content-[open-quote] after:content-[close-quote]">
                  <Quoted words={words} />
                </blockquote>
                <figcaption className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
                  {portrait && (
                    <Picture
                      picture={portrait}
                      className="aspect-square w-20 rounded-full object-cover"
                    />
                  )}
                  {person}
                  {logo && (
                    <Picture
                      picture={logo}
                      className="light-ink h-9 w-auto max-w-full object-contain"
                    />
                  )}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
