import { Picture, Section, Testimonial } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { quote } from './quote.ts';

/** What customers say: one quotation across the page, several side by side. */
export default function Quotes({ frame, content }: SectionProps<typeof quote>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-[clamp(1.5rem,3vw,2.5rem)] *:only:max-w-[60rem]">
        {content.items.map(({ words, person, portrait, logo }) => (
          <li key={words} className="grid content-between gap-6 print:break-inside-avoid">
            {logo && (
              <Picture
                picture={logo}
                className="one-ink h-14 w-auto max-w-full justify-self-start object-contain object-left"
              />
            )}
            <Testimonial testimonial={words} person={person} portrait={portrait} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
