import type { SectionProps } from 'sitewright';
import type { hours } from 'sitewright/kinds';
import { Container, groundClass, Heading, HoursList } from 'sitewright/views';

/** The opening hours on the sign of a shop's door. */
export default function OpeningHours({ frame, content }: SectionProps<typeof hours>) {
  const sign = (
    <section
      id={frame.id}
      aria-labelledby={`${frame.id}-title`}
      className="row-span-2 grid grid-cols-1 grid-rows-subgrid break-inside-avoid w-full"
    >
      <div className="row-2 grid self-start break-inside-avoid content-start gap-5 bg-board p-[clamp(1.25rem,4vw,2.5rem)] text-on-board [print-color-adjust:exact] forced-colors:border-2">
        <Heading level={2} size="title-2" id={`${frame.id}-title`}>
          {content.title}
        </Heading>
        <HoursList {...content} />
        <p className="border-current border-t-2 pt-4 font-heading text-value">
          <bdi>{content.note}</bdi>
        </p>
      </div>
    </section>
  );
  if (frame.fromAbove) return sign;
  return (
    <div className={`${groundClass(frame)} pb-section`}>
      <Container>
        <div className="@container grid">{sign}</div>
      </Container>
    </div>
  );
}
