import type { ContentOf, SectionProps } from 'sitewright';
import {
  BrandMark,
  Button,
  Container,
  channelMarks,
  Drawing,
  groundClass,
  Heading,
  Paragraph,
  SectionTitle,
  Strokes,
} from 'sitewright/views';
import type { channels } from './channels.ts';

type Channel = ContentOf<typeof channels>['items'][number];

/** A dispenser that lets out a strip of tickets, one for each way to reach the vendor, and what stands on their counterfoils. */
export default function ContactChannels({ frame, content, aside }: SectionProps<typeof channels>) {
  return (
    <div
      className={`${groundClass(frame)} ${frame.fromAbove ? 'not-print:-mt-[calc(var(--spacing-section)/2)]' : 'pt-section'} pb-section`}
    >
      <Container>
        <div className={`ticket-machine ${aside ? 'with-counterfoils' : ''}`}>
          <section id={frame.id} aria-labelledby={`${frame.id}-title`}>
            <div className="dispenser">
              <BrandMark className="w-12 shrink-0 max-xs:hidden" />
              <SectionTitle id={frame.id}>{content.title}</SectionTitle>
            </div>
            {content.lead && <Paragraph className="sr-only" content={content.lead} />}
            <ul className="ticket-strip always-light">
              {content.items.map((channel) => (
                <li key={channel.title} className="break-inside-avoid">
                  <ChannelTicket {...channel} windowLabel={content.windowLabel} />
                </li>
              ))}
            </ul>
          </section>
          {aside}
        </div>
      </Container>
    </div>
  );
}

/** A ticket: the letter of its window on the stub, what it is for, and its button. */
function ChannelTicket(channel: Channel & { windowLabel: string }) {
  return (
    <article aria-label={channel.title} className="ticket">
      <p className="ticket-stub text-small">
        <Drawing
          viewBox="0 0 48 48"
          className="size-[2.6em] fill-none stroke-ink stroke-2 max-xs:hidden"
        >
          <Strokes strokes={channelMarks[channel.kind]} />
        </Drawing>
        <span>
          <span className="sr-only">{channel.windowLabel} </span>
          <span className="font-heading text-value">{channel.window}</span>
        </span>
      </p>
      <div className="grid content-start gap-0.5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Heading>{channel.title}</Heading>{' '}
          <p className="font-semibold text-small">
            <bdi>{channel.note}</bdi>
          </p>
        </div>
        <Paragraph className="text-pretty text-small" content={channel.description} />
      </div>
      <div className="ticket-button">
        <Button variant="secondary" {...channel.action} />
      </div>
    </article>
  );
}
