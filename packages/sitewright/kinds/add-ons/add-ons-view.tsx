import { Heading, Paragraph, PriceText, Section } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { addOns } from './add-ons.ts';

/** The add-ons side by side, each with its price. */
export default function AddOns({ frame, content, language }: SectionProps<typeof addOns>) {
  return (
    <Section {...frame} intro={content} introBeside={content.items.length < 3}>
      <ul className="in-fours mt-8 gap-x-8 gap-y-6 sm:mt-10">
        {content.items.map(({ name, unit, description, ...priced }) => (
          <li
            key={name}
            className="row-span-3 grid break-inside-avoid grid-rows-subgrid gap-y-2 border-ink border-t-2 pt-4"
          >
            <Heading>{name}</Heading>
            <p>
              <span className="wrap-break-word font-heading text-value even-digits">
                <PriceText {...priced} language={language} />
              </span>{' '}
              {unit}
            </p>
            <Paragraph className="text-ink-muted text-pretty" content={description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
