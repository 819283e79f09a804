import type { ContentOf, SectionProps } from 'sitewright';
import type { offices } from 'sitewright/kinds';
import { Heading, OfficeAddress, OfficeLinks, Picture, Section } from 'sitewright/views';

type Offices = ContentOf<typeof offices>;

/** The offices in rows across the page: the city in large letters, its address, and how to reach it. */
export default function OfficeRows({ frame, content }: SectionProps<typeof offices>) {
  return (
    <Section {...frame} height="low" intro={content}>
      <ul className="mt-8">
        {content.items.map((office) => (
          <li key={office.name ?? office.city}>
            <OfficeRow {...content} {...office} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OfficeRow({ photo, ...office }: Offices['items'][number] & Omit<Offices, 'items'>) {
  return (
    <article
      aria-label={office.name ?? office.city}
      className="grid break-inside-avoid items-start gap-x-8 gap-y-3 border-ink border-t-2 py-5 md:grid-cols-2 md:*:first:col-span-full lg:grid-cols-3 lg:*:first:col-auto print:grid-cols-[3fr_3fr_4fr] print:py-2 print:*:first:col-auto"
    >
      <div className="grid gap-3">
        <Heading size="value">{office.name ?? office.city}</Heading>
        {photo && <Picture picture={photo} className="aspect-[2/1] w-full object-cover" />}
      </div>
      <OfficeAddress {...office} />
      <OfficeLinks {...office} />
    </article>
  );
}
