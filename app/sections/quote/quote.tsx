import { Heading } from '../../components/heading.tsx';
import { Section } from '../../components/section.tsx';
import { Testimonial } from '../../components/testimonial.tsx';
import { Picture } from '../../figures/picture.tsx';
import type { SectionProps } from '../define-section.ts';
import type { quote } from './quote.ts';

/** What customers say: one quotation across the page, several side by side. */
export default function Quotes({ frame, content }: SectionProps<typeof quote>) {
  const { title, items, look } = content;
  const paper = look === 'slips' ? 'quote-slip sheet always-light bg-tint-white' : '';
  return (
    <Section {...frame}>
      <div className="grid gap-10 print:break-inside-avoid">
        <Heading level={2} size="title-2" id={`${frame.id}-title`}>
          {title}
        </Heading>
        <ul className="quotes">
          {items.map(({ words, person, portrait, logo }) => (
            <li key={words} className={`grid content-between gap-6 ${paper}`}>
              {logo && (
                <Picture picture={logo} className="one-ink max-h-14 w-auto justify-self-start" />
              )}
              <Testimonial
                testimonial={words}
                person={person}
                portrait={
                  portrait && (
                    <Picture picture={portrait} className="aspect-square w-full object-cover" />
                  )
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
