import type { SectionProps } from 'sitewright';
import type { addOns } from 'sitewright/kinds';
import { Heading, Paragraph, PriceText, Section } from 'sitewright/views';

/** The add-ons as labels on the edge of a shelf, which goes on beyond the window. */
export default function ShelfLabels({ frame, content, language }: SectionProps<typeof addOns>) {
  return (
    <Section {...frame} height="low" intro={content}>
      <ul className="shelf-edge mt-10">
        {content.items.map(({ name, unit, description, ...priced }) => (
          <li key={name} className="shelf-label always-light bg-tint-white">
            <Heading>{name}</Heading>
            <p>
              <span className="block wrap-break-word font-heading text-[3rem]/[1] tracking-tight even-digits">
                <PriceText {...priced} language={language} />
              </span>{' '}
              {unit}
            </p>
            <Paragraph className="text-small text-pretty" content={description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
