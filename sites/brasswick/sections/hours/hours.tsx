import type { SectionProps } from 'sitewright';
import type { hours } from 'sitewright/kinds';
import { Container, Heading, HoursOfDays } from 'sitewright/views';

/** The hours in gold on the green above the door, the days side by side. */
export default function OpeningHours({ frame, content }: SectionProps<typeof hours>) {
  const { title, lines, note } = content;
  return (
    <section
      id={frame.id}
      aria-labelledby={`${frame.id}-title`}
      className="baize py-section-sm break-inside-avoid"
    >
      <Container>
        <div className="fanlight">
          <Heading level={2} size="title-3" id={`${frame.id}-title`}>
            {title}
          </Heading>
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
      </Container>
    </section>
  );
}
