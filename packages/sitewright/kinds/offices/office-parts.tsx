import { Fragment } from 'react';
import { fillTemplate } from '../../content/values/fill-template.ts';
import type { ContentOf } from '../../page/sections/define-section.ts';
import type { Office, offices } from './offices.ts';

/** An office's address, in the order of its country and its language. */
export function OfficeAddress({ city, address }: Pick<Office, 'city' | 'address'>) {
  const { street, place, postalCode = '', region = '', country } = address;
  const words = { city: address.city ?? city, postalCode, region, street, country };
  const lines = fillTemplate(place, words).split('\n');
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <Fragment key={line}>
          <bdi>{line}</bdi>
          <br />
        </Fragment>
      ))}
    </address>
  );
}

type Labels = Pick<ContentOf<typeof offices>, 'phoneLabel' | 'emailLabel'>;

/** How an office is called and written to, as links. */
export function OfficeLinks(office: Pick<Office, 'phone' | 'email'> & Labels) {
  const { phone, email, phoneLabel, emailLabel } = office;
  const links = [
    [
      phoneLabel,
      `tel:${phone.replace(/[^+\d]/g, '')}`,
      phone,
      ' whitespace-nowrap text-[min(1em,7vw)]',
    ],
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
    </dl>
  );
}
