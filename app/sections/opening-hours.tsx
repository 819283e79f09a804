import { Heading } from '../components/heading.tsx';
import type { Contact } from '../content/schemas/contact.ts';
import { SignString } from '../figures/sign-string.tsx';

interface OpeningHoursProps {
  content: Contact['hours'];
}

/** When somebody is there, on the enamel sign that hangs in a shop's door. */
export function OpeningHours({ content }: OpeningHoursProps) {
  return (
    <section id="hours" aria-labelledby="hours-title" className="pb-section lg:col-span-5">
      <div className="mx-auto max-w-[30rem] origin-top motion-safe:transition-transform motion-safe:hover:rotate-1">
        <SignString />
        <div className="sheet grid gap-6 bg-action p-8 text-on-action outline-2 outline-on-action -outline-offset-10 sm:p-10 [&_h2]:text-on-action">
          <Heading level={2} size="title-2" id="hours-title">
            {content.title}
          </Heading>
          <dl>
            {content.lines.map(({ days, hours }) => (
              <div
                key={days}
                className="flex flex-wrap justify-between gap-x-4 border-current border-t-2 border-dashed py-3"
              >
                <dt className="font-semibold">{days}</dt>{' '}
                <dd className="tabular-nums">
                  {hours ? (
                    <>
                      <time dateTime={hours.opens.dateTime}>{hours.opens.label}</time>-
                      <time dateTime={hours.closes.dateTime}>{hours.closes.label}</time>{' '}
                      {content.zone}
                    </>
                  ) : (
                    content.closed
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <p className="font-heading text-title-3">{content.note}</p>
        </div>
      </div>
    </section>
  );
}
