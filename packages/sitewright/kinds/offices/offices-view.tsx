import { Fragment } from 'react';
import { Heading, Picture, Section } from '../../components.ts';
import { addressLines, type ContentOf, type SectionProps } from '../../definitions.ts';
import type { Office, offices } from './offices.ts';

/** The offices as a directory beside its heading: each with its photograph, its address, and how to reach it. */
export default function Offices({ frame, content }: SectionProps<typeof offices>) {
  return (
    <Section {...frame} beside intro={content}>
      <ul className={content.items.length < 3 ? 'one-sheet' : undefined}>
        {content.items.map(({ photo, ...office }) => (
          <li key={office.name ?? office.city}>
            <article
              aria-label={office.name ?? office.city}
              className="grid break-inside-avoid gap-x-10 gap-y-6 border-rule border-t-2 pt-5 pb-8 sm:grid-cols-[3fr_4fr] md:grid-cols-1 lg:grid-cols-[3fr_4fr] print:grid-cols-3 print:py-2"
            >
              {photo && (
                <div className="col-span-full print:col-span-1">
                  <Picture picture={photo} className="aspect-[5/2] w-full object-cover" />
                </div>
              )}
              <div className="grid content-start gap-2">
                <Heading size="value">{office.name ?? office.city}</Heading>
                <OfficeAddress {...office} />
              </div>
              <OfficeLinks {...content} {...office} />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** An office's address, in the order of its country and its language. */
export function OfficeAddress({ city, address }: Pick<Office, 'city' | 'address'>) {
  return (
    <address className="not-italic">
      {addressLines({ city, address }).map((line) => (
        <Fragment key={line}>
          <bdi>{line}</bdi>
          <br />
        </Fragment>
      ))}
    </address>
  );
}

type Labels = Pick<ContentOf<typeof offices>, 'phoneLabel' | 'emailLabel' | 'closed'>;

/** How an office is called and written to, as links, and when it is open. */
export function OfficeLinks(office: Pick<Office, 'phone' | 'email'> & Partial<Office> & Labels) {
  const { phone, phones = [], hours = [], email, phoneLabel, emailLabel, closed } = office;
  const links = [
    ...[{ label: phoneLabel, number: phone }, ...phones].map(({ label, number }) => [
      label,
      `tel:${number.replace(/[^+\d]/g, '')}`,
      number,
      ' whitespace-nowrap text-[min(1em,7vw)]',
    ]),
    [emailLabel, `mailto:${email}`, email, ' text-[min(1em,4.8vw)]'],
  ];
  return (
    <dl>
      {links.map(([label, href, text, wrap]) => (
        <div key={label}>
          <dt className="text-ink-muted text-small">{label}</dt>
          <dd>
            <a href={href} dir="ltr" className={`text-link${wrap}`}>
              {text}
            </a>
          </dd>
        </div>
      ))}
      {hours.map(({ days, hours: spans }) => (
        <div key={days}>
          <dt className="text-ink-muted text-small">{days}</dt>
          <dd>
            {spans?.map(({ opens, dash, closes }, index) => (
              <Fragment key={opens.label}>
                {index > 0 && ', '}
                <bdi dir="ltr">
                  {opens.label}
                  {dash}
                  {closes.label}
                </bdi>
              </Fragment>
            )) ?? closed}
          </dd>
        </div>
      ))}
    </dl>
  );
}
