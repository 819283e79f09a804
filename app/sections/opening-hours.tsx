import { Abbreviation } from '../components/abbreviation.tsx';
import { Heading } from '../components/heading.tsx';
import type { Contact } from '../content/schemas/contact.ts';
import { SignString } from '../figures/sign-string.tsx';

interface OpeningHoursProps {
  content: Contact['hours'];
}

/** The opening hours on an enamel sign, as in a shop's door. */
export function OpeningHours({ content }: OpeningHoursProps) {
  return (
    <section
      id="hours"
      aria-labelledby="hours-title"
      className="grid print:break-inside-avoid w-full max-w-[30rem] origin-top gap-12 justify-self-center pb-section motion-safe:transition-transform motion-safe:hover:rotate-1 lg:col-span-5 lg:row-span-2 lg:grid-rows-subgrid"
    >
      {/* The string crosses the gap between the rows to reach the sign. */}
      <div className="-mb-12 flex flex-col items-center">
        <div className="flex-1 border-ink border-s-3" />
        <SignString />
      </div>
      <div className="flex flex-col items-center">
        <div className="sheet grid w-full break-inside-avoid gap-7 bg-action p-8 pb-6 text-on-action outline-2 outline-on-action [print-color-adjust:exact] -outline-offset-10 sm:px-10 sm:pt-10">
          <Heading level={2} size="title-2" id="hours-title">
            {content.title}
          </Heading>
          <dl>
            {content.lines.map(({ days, hours }) => (
              <div key={days} className="border-current border-t-2 border-dashed py-6">
                <dt className="font-mono text-small">{days}</dt>{' '}
                <dd className="font-heading text-title-3 tabular-nums">
                  {hours ? (
                    <>
                      <time dateTime={hours.opens.dateTime}>{hours.opens.label}</time>-
                      <time dateTime={hours.closes.dateTime}>{hours.closes.label}</time>{' '}
                      <Abbreviation short={content.zone} meaning={content.zoneName} />
                    </>
                  ) : (
                    content.closed
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="min-h-10 w-1/2 flex-1 border-ink border-x-3" />
        <p className="sheet w-full bg-tint-canary p-6 text-center font-heading text-title-2">
          {content.note}
        </p>
      </div>
    </section>
  );
}
