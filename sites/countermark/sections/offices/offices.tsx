import type { ContentOf, SectionProps } from 'sitewright';
import type { offices } from 'sitewright/kinds';
import { Heading, OfficeAddress, OfficeLinks, Picture, Section } from 'sitewright/views';

type Offices = ContentOf<typeof offices>;

/** The offices side by side, each with its address. */
export default function OfficeColumns({ frame, content }: SectionProps<typeof offices>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-8 grid gap-x-10 gap-y-6 sm:mt-10 lg:grid-cols-3 print:grid-cols-3">
        {content.items.map((office) => (
          <li key={office.city}>
            <OfficeEntry {...content} {...office} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OfficeEntry({ photo, ...office }: Offices['items'][number] & Omit<Offices, 'items'>) {
  return (
    <article
      aria-label={office.city}
      className="grid break-inside-avoid content-start gap-3 border-ink border-t-2 pt-4 not-print:sm:max-lg:grid-cols-[1fr_18rem]"
    >
      {photo && <Picture picture={photo} className="aspect-[2/1] w-full object-cover" />}
      <div className="grid content-start gap-3">
        <Heading size="title-3">{office.city}</Heading>
        <OfficeAddress {...office} />
      </div>
      <OfficeLinks {...office} />
    </article>
  );
}
