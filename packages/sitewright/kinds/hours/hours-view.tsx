import { Fragment } from 'react';
import { Abbreviation, Section, SectionTitle } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { hours } from './hours.ts';

type HoursProps = SectionProps<typeof hours>;

/** The opening hours, each day a line, beside their heading. */
export default function OpeningHours({ frame, content }: HoursProps) {
  const lines = (
    <div>
      <dl>
        {content.lines.map(({ days, hours }) => (
          <div
            key={days}
            className="border-current flex flex-wrap justify-between gap-x-6 border-t-2 py-3"
          >
            <dt>{days}</dt>{' '}
            <dd className="font-heading text-title-3 even-digits tracking-slight">
              <HoursOfDays hours={hours} {...content} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-current border-t-2 pt-4 font-heading text-title-3 text-balance">
        <bdi>{content.note}</bdi>
      </p>
    </div>
  );
  if (!frame.fromAbove) {
    return (
      <Section {...frame} beside intro={content}>
        {lines}
      </Section>
    );
  }
  return (
    <Section
      {...frame}
      isWide
      className="row-span-2 grid grid-cols-1 grid-rows-subgrid break-inside-avoid w-full"
    >
      <div className="row-2 grid self-start break-inside-avoid content-start gap-5">
        <SectionTitle id={frame.id}>{content.title}</SectionTitle>
        {lines}
      </div>
    </Section>
  );
}

type HoursOfDaysProps = Pick<HoursProps['content'], 'zone' | 'zoneName' | 'closed'> &
  Pick<HoursProps['content']['lines'][number], 'hours'>;

/** From when to when a door is open, with the breaks of the day, or that it is closed. */
export function HoursOfDays({ hours, zone, zoneName, closed }: HoursOfDaysProps) {
  if (!hours) return closed;
  return hours.map(({ opens, dash, closes }, index) => (
    <Fragment key={opens.dateTime}>
      {index > 0 && ', '}
      <bdi dir="ltr">
        <time dateTime={opens.dateTime}>{opens.label}</time>
        {dash}
        <time dateTime={closes.dateTime}>{closes.label}</time>
        {index === hours.length - 1 && (
          <>
            {' '}
            <Abbreviation short={zone} meaning={zoneName} />
          </>
        )}
      </bdi>
    </Fragment>
  ));
}
