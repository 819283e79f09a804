import type { SectionProps } from 'sitewright';
import type { addOns } from 'sitewright/kinds';
import { Heading, Paragraph, PriceText, Section } from 'sitewright/views';

/** The add-ons as lines of a price list, in one column on the axis of the page. */
export default function AddOns({ frame, content, language }: SectionProps<typeof addOns>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mx-auto mt-10 max-w-200">
        {content.items.map(({ name, unit, description, ...priced }) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 break-inside-avoid border-rule border-b-1 py-5 print:py-2"
          >
            <div className="grid flex-[1_1_16rem] gap-1">
              <Heading size="value">{name}</Heading>
              <Paragraph content={description} />
            </div>
            <p className="ms-auto text-end">
              <span className="block font-heading text-title-2 tracking-tight even-digits">
                <PriceText {...priced} language={language} />
              </span>{' '}
              {unit}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
