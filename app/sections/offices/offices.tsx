import { Fragment } from 'react';
import { Section, SectionIntro } from '../../components/section.tsx';
import { Heading } from '../../components/words.tsx';
import { insertWords } from '../../content/insert-words.ts';
import { keepTogether } from '../../content/keep-together.ts';
import { CityStamp } from '../../figures/city-stamp.tsx';
import { Picture } from '../../figures/picture.tsx';
import type { SectionProps } from '../define-section.ts';
import type { Office, offices } from './offices.ts';

/** The offices as stamped address labels in two columns; the introduction fills the first cell. */
export default function OfficeLabels({ frame, content }: SectionProps<typeof offices>) {
  return (
    <Section {...frame}>
      {/* With an even number of labels the introduction has a row of its own, so that no cell is empty. */}
      <div className="@container">
        <div className="group grid grid-cols-1 gap-10 @min-[56rem]:grid-cols-2 print:grid-cols-2">
          <div className="@min-[56rem]:group-has-[li:nth-child(even):last-child]:col-span-2">
            <SectionIntro id={frame.id} {...content} />
          </div>
          <ul className="contents">
            {content.items.map((office, index) => (
              <li key={office.city} className="flex">
                <OfficeLabel {...office} {...content} index={index} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

interface OfficeLabelProps extends Office {
  phoneLabel: string;
  emailLabel: string;
  index: number;
}

function OfficeLabel(office: OfficeLabelProps) {
  const { city, stamp, phone, email, photo, phoneLabel, emailLabel, index } = office;
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
      className="sheet always-light grid break-inside-avoid flex-1 gap-6 bg-tint-white p-[clamp(0.75rem,5vw,2rem)] pb-4"
    >
      {photo && (
        <div className="photo-print -rotate-1">
          <Picture picture={photo} className="aspect-[2/1] w-full object-cover" />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3">
        <Heading size="title-3">{city}</Heading>
        <CityStamp
          motif={stamp ?? { city }}
          index={index}
          className="w-[min(7rem,28vw)] max-[14rem]:hidden sm:row-span-2 sm:w-44 print:w-28"
        />
        <address className="col-span-2 font-mono not-italic sm:col-span-1">
          {addressLines(office).map((line) => (
            <Fragment key={line}>
              <bdi>{keepTogether(line)}</bdi>
              <br />
            </Fragment>
          ))}
        </address>
      </div>
      <dl className="flex flex-wrap gap-x-8 border-rule border-t-2 border-dashed pt-4">
        {links.map(([label, href, text, wrap]) => (
          <div key={label}>
            <dt className="font-mono text-ink-muted text-small">{label}</dt>
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
  return [...street.split('\n'), insertWords(place, words), country];
}
