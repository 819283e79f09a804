import { Abbreviation } from '../../components/abbreviation.tsx';
import { Container, groundClass } from '../../components/section.tsx';
import { Heading } from '../../components/words.tsx';
import { Drawing } from '../../figures/drawing.tsx';
import type { SectionProps } from '../define-section.ts';
import type { hours } from './hours.ts';

/** The opening hours on an enamel sign, as in a shop's door. */
export default function OpeningHours({ frame, content }: SectionProps<typeof hours>) {
  const sign = (
    <section
      id={frame.id}
      aria-labelledby={`${frame.id}-title`}
      className="desk-column w-full max-w-[30rem] justify-self-center"
    >
      <div className="swings desk-column">
        {/* The string crosses the gap between the rows to reach the sign. */}
        <div className="-mb-12 flex flex-col items-center">
          <div className="flex-1 border-thread border-s-3" />
          <Drawing viewBox="0 0 400 120" className="w-full fill-none stroke-3 stroke-thread">
            <path d="M60 120L200 10 340 120" />
            <circle className="fill-thread" cx="200" cy="10" r="9" />
          </Drawing>
        </div>
        <div className="flex flex-col items-center">
          <div className="sheet grid w-full break-inside-avoid gap-7 bg-board p-[clamp(1.25rem,4vw,2.5rem)] pb-6 text-on-board outline-2 outline-on-board [print-color-adjust:exact] -outline-offset-10">
            <Heading level={2} size="title-2" id={`${frame.id}-title`}>
              {content.title}
            </Heading>
            <dl>
              {content.lines.map(({ days, hours }) => (
                <div key={days} className="border-current border-t-2 border-dashed py-5">
                  <dt>{days}</dt>{' '}
                  <dd className="font-heading text-[clamp(1.25rem,4.2cqi,2rem)] leading-tight @min-[56rem]:text-[2.4cqi] print:text-title-3 even-digits tracking-slight">
                    {hours ? (
                      <bdi dir="ltr">
                        <time dateTime={hours.opens.dateTime}>{hours.opens.label}</time>-
                        <time dateTime={hours.closes.dateTime}>{hours.closes.label}</time>{' '}
                        <Abbreviation short={content.zone} meaning={content.zoneName} />
                      </bdi>
                    ) : (
                      content.closed
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="min-h-10 w-1/2 flex-1 border-thread border-x-3" />
          <p className="sheet always-light w-full bg-tint-canary p-[min(1.5rem,4vw)] text-center font-heading text-figure">
            <bdi>{content.note}</bdi>
          </p>
        </div>
      </div>
    </section>
  );
  if (frame.joined) return sign;
  return (
    <div className={`${groundClass(frame)} pb-section`}>
      <Container>
        <div className="@container grid">{sign}</div>
      </Container>
    </div>
  );
}
