import { Fragment } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { Section } from '../../page/components/section.tsx';
import { Heading } from '../../page/components/words.tsx';
import { Picture } from '../../page/figures/picture.tsx';
import type { SectionProps } from '../define-section.ts';
import type { Office, offices } from './offices.ts';

/** The offices side by side, each with its address. */
export default function Offices({ frame, content }: SectionProps<typeof offices>) {
  const few = content.items.length < 3;
  // Where an office has no photograph, those of the others stand below, so that all names are at one height.
  const photosBelow = content.items.some(({ photo }) => !photo);
  return (
    <Section {...frame} intro={content} introBeside={few}>
      <ul
        className={`mt-8 grid gap-x-10 gap-y-6 sm:mt-10 lg:grid-cols-3 print:grid-cols-3${few ? ' one-sheet [--least:17rem]' : ''}`}
      >
        {content.items.map((office) => (
          <li key={office.city}>
            <OfficeEntry {...office} {...content} few={few} photosBelow={photosBelow} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface OfficeEntryProps extends Office {
  phoneLabel: string;
  emailLabel: string;
  few: boolean;
  photosBelow: boolean;
}

function OfficeEntry(office: OfficeEntryProps) {
  const { city, phone, email, photo, phoneLabel, emailLabel, few, photosBelow } = office;
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
    <article
      aria-label={city}
      className={`grid break-inside-avoid content-start gap-3 border-ink border-t-2 pt-4 ${few ? '' : 'not-print:sm:max-lg:grid-cols-[1fr_18rem]'}`}
    >
      {photo && (
        <div
          className={`photo-print always-light col-span-full mb-2 ${photosBelow ? 'order-1' : ''}`}
        >
          <Picture picture={photo} className="aspect-[2/1] w-full object-cover" />
        </div>
      )}
      <div className="grid content-start gap-3">
        <Heading size="title-3">{city}</Heading>
        <address className="not-italic">
          {addressLines(office).map((line) => (
            <Fragment key={line}>
              <bdi>{line}</bdi>
              <br />
            </Fragment>
          ))}
        </address>
      </div>
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
    </article>
  );
}

function addressLines({ city, address }: Pick<Office, 'city' | 'address'>): string[] {
  const { street, place, postalCode = '', region = '', country } = address;
  const words = { city: address.city ?? city, postalCode, region };
  return [...street.split('\n'), fillTemplate(place, words), country];
}
