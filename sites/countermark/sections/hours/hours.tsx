import type { SectionProps } from 'sitewright';
import {
  Container,
  groundClass,
  HoursOfDays,
  InlineScript,
  readDays,
  Section,
  SectionTitle,
} from 'sitewright/views';
import type { hours } from './hours.ts';
import sayNow from './say-now.ts?inline-script';

type HoursProps = SectionProps<typeof hours>;

/** The opening hours on the sign of a shop's door. Where a script runs, it marks today, and says whether the door is open. */
export default function OpeningHours({ frame, content, language = 'en' }: HoursProps) {
  const { title, note, timeZone, openNow, closedNow } = content;
  const sign = (
    <Section
      {...frame}
      isWide
      className="sheet always-light break-inside-avoid bg-paper p-[min(2rem,6vw)] print:p-4"
    >
      <SectionTitle id={frame.id} size="value">
        {title}
      </SectionTitle>
      <p
        data-now={`${openNow}|${closedNow}`}
        data-zone={timeZone}
        className="mt-1 min-h-lh font-semibold text-action print:hidden"
      />
      <dl className="mt-3">
        {content.lines.map((line) => (
          <HoursLine key={line.days} {...line} {...{ content, language }} />
        ))}
      </dl>
      <p className="border-ink border-t-2 pt-4 font-heading text-title-3">
        <bdi>{note}</bdi>
      </p>
      <InlineScript source={sayNow} />
    </Section>
  );
  if (frame.fromAbove) return sign;
  return (
    <div className={`${groundClass(frame)} py-section`}>
      <Container>
        <div className="max-w-measure">{sign}</div>
      </Container>
    </div>
  );
}

type HoursLineProps = HoursProps['content']['lines'][number] &
  Pick<HoursProps, 'content'> & { language: string };

/** The hours of some days, which the script knows by their names and times. */
function HoursLine({ days, weekdays, hours, content, language }: HoursLineProps) {
  return (
    <div
      data-days={(weekdays ?? readDays(days, language))?.join(' ')}
      className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t-2 py-2 aria-[current]:font-semibold"
    >
      <dt>{days}</dt>{' '}
      <dd className="even-digits">
        <HoursOfDays hours={hours} {...content} />
      </dd>
    </div>
  );
}
