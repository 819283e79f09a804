import type { ContentOf, SectionProps } from 'sitewright';
import {
  Button,
  channelMarks,
  countClass,
  Drawing,
  Heading,
  Paragraph,
  Section,
  Strokes,
} from 'sitewright/views';
import type { channels } from './channels.ts';

type Channel = ContentOf<typeof channels>['items'][number];

/** The ways to contact the vendor, as strips of joined counter tickets. */
export default function ContactChannels({ frame, content }: SectionProps<typeof channels>) {
  const count = content.items.length;
  // Rows of four or five would leave one alone.
  const rows = count === 5 || (count > 3 && count % 3 === 0) ? ' of-threes' : '';
  return (
    <Section {...frame} intro={content} introBeside={count < 3}>
      <div className="@container mt-12">
        <ul className={`ticket-strip ${countClass(count)}${rows}`}>
          {content.items.map((channel) => (
            <li
              key={channel.title}
              className="grid min-w-0 break-inside-avoid paper-shadow -mb-[2px] @min-[32rem]:mb-0 @min-[32rem]:-me-[2px]"
            >
              <ChannelTicket {...channel} windowLabel={content.windowLabel} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function ChannelTicket(channel: Channel & { windowLabel: string }) {
  return (
    <article
      aria-label={channel.title}
      className="flex flex-col gap-6 ticket always-light bg-tint-canary p-[min(1.5rem,5vw)] print:p-3"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <span className="size-14">
          <Drawing
            viewBox="0 0 48 48"
            className="always-light size-14 fill-none stroke-ink stroke-2"
          >
            <Strokes strokes={channelMarks[channel.kind]} tint="white" />
          </Drawing>
        </span>
        <p className="text-end text-small">
          {channel.windowLabel}{' '}
          <span className="block font-heading text-figure">{channel.window}</span>
        </p>
      </div>
      <div className="grid flex-1 content-start gap-2">
        <Heading size="title-3">{channel.title}</Heading>
        <p className="font-semibold">
          <bdi>{channel.note}</bdi>
        </p>
        <Paragraph className="text-pretty" content={channel.description} />
      </div>
      <div className="grid">
        <Button variant="secondary" to={channel.action.to}>
          {channel.action.label}
        </Button>
      </div>
    </article>
  );
}
