import type { SectionProps } from 'sitewright';
import type { offices } from 'sitewright/kinds';
import {
  Heading,
  OfficeAddress,
  OfficeLinks,
  Picture,
  Section,
  SectionIntro,
} from 'sitewright/views';

/** The front of the house across one half of the window, and its plate of bells beside it. */
export default function Offices({ frame, content }: SectionProps<typeof offices>) {
  const { items, phoneLabel, emailLabel, closed, ...intro } = content;
  return (
    <Section {...frame} isWide className="house-front baize">
      <div className="house-door">
        <div>
          <SectionIntro id={frame.id} {...intro} />
          <ul className="grid gap-12">
            {items.map(({ photo, ...office }, index) => (
              <li key={office.name ?? office.city} className="grid gap-6">
                {index > 0 && photo && <Picture picture={photo} className="h-auto w-full" />}
                <article aria-label={office.name ?? office.city} className="bell-plate">
                  <Heading size="title-2">{office.name ?? office.city}</Heading>
                  <OfficeAddress {...office} />
                  <OfficeLinks {...office} {...{ phoneLabel, emailLabel, closed }} />
                </article>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {items[0]?.photo && (
        <Picture picture={items[0].photo} className="house-wall size-full object-cover" />
      )}
    </Section>
  );
}
