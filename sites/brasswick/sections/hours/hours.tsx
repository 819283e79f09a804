import type { SectionProps } from 'sitewright';
import type { hours } from 'sitewright/kinds';
import { HoursOfDays, Section, SectionTitle } from 'sitewright/views';

/** The hours in gold on the green above the door, the days side by side. */
export default function OpeningHours({ frame, content }: SectionProps<typeof hours>) {
  const { title, lines, note } = content;
  return (
    <Section {...frame} className="baize py-section-sm break-inside-avoid">
      <div className="fanlight">
        <SectionTitle id={frame.id} size="title-3">
          {title}
        </SectionTitle>
        <dl>
          {lines.map(({ days, hours }) => (
            <div key={days}>
              <dt className="text-lead">{days}</dt>{' '}
              <dd className="even-digits tracking-slight">
                <HoursOfDays hours={hours} {...content} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-lead">
          <bdi>{note}</bdi>
        </p>
      </div>
    </Section>
  );
}
