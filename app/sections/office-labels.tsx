import { Fragment } from 'react';
import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { Contact, Office } from '../content/schemas/contact.ts';
import { CityStamp } from '../figures/city-stamp.tsx';

interface OfficeLabelsProps {
  content: Contact['offices'];
}

/** The offices as stamped address labels in two columns; the introduction fills the first cell. */
export function OfficeLabels({ content }: OfficeLabelsProps) {
  return (
    <Section id="offices" tone="ground">
      <div className="grid gap-10 lg:grid-cols-2">
        <div>
          <SectionIntro id="offices" {...content} />
        </div>
        <ul className="contents">
          {content.items.map((office) => (
            <li key={office.city} className="flex">
              <OfficeLabel {...office} {...content} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface OfficeLabelProps extends Office {
  phoneLabel: string;
  emailLabel: string;
}

function OfficeLabel(office: OfficeLabelProps) {
  const { city, stamp, address, phone, email, phoneLabel, emailLabel } = office;
  const links = [
    {
      label: phoneLabel,
      href: `tel:${phone.replace(/[^+\d]/g, '')}`,
      text: phone,
      wrap: 'whitespace-nowrap',
    },
    { label: emailLabel, href: `mailto:${email}`, text: email, wrap: 'wrap-anywhere' },
  ];
  return (
    <article className="sheet wrap-anywhere grid break-inside-avoid flex-1 gap-6 bg-paper p-6 pb-4 sm:px-8 sm:pt-8">
      <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-3">
        <Heading level={3} size="title-3">
          {city}
        </Heading>
        <span className="w-28 sm:row-span-2 sm:w-44">
          <CityStamp motif={stamp} />
        </span>
        <address className="col-span-2 font-mono not-italic sm:col-span-1">
          {address.map((line) => (
            <Fragment key={line}>
              {line}
              <br />
            </Fragment>
          ))}
        </address>
      </div>
      <dl className="flex flex-wrap gap-x-10 border-rule border-t-2 border-dashed pt-4">
        {links.map(({ label, href, text, wrap }) => (
          <div key={label}>
            <dt className="font-mono text-ink-muted text-small">{label}</dt>
            <dd>
              <a href={href} dir="ltr" className={`text-link ${wrap}`}>
                {text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
