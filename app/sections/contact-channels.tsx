import { Button } from '../components/button.tsx';
import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import type { Channel, ChannelKind, Contact } from '../content/schemas/contact.ts';
import { ChannelMark } from '../figures/channels.tsx';
import { type Tint, tintGround } from '../figures/tints.ts';

interface ContactChannelsProps {
  content: Contact['channels'];
}

/** The ways to contact the vendor, as a strip of joined counter tickets. */
export function ContactChannels({ content }: ContactChannelsProps) {
  return (
    <Section id="channels" tone="paper" intro={content}>
      <ul className="sheet mt-12 grid sm:grid-cols-2 lg:grid-cols-4">
        {content.items.map((channel, index) => (
          <li
            key={channel.kind}
            className={`relative -ms-0.5 -mt-0.5 flex border-ink border-s-2 border-t-2 border-dashed bg-clip-padding ${tintGround[tints[channel.kind]]} ${index > 0 ? 'ticket-joint' : ''}`}
          >
            <ChannelTicket {...channel} windowLabel={content.windowLabel} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const tints: Record<ChannelKind, Tint> = {
  chat: 'mint',
  phone: 'sky',
  email: 'pink',
  demo: 'goldenrod',
};

interface ChannelTicketProps extends Channel {
  windowLabel: string;
}

function ChannelTicket(channel: ChannelTicketProps) {
  return (
    <article className="flex flex-1 flex-col gap-6 p-6">
      <div className="flex items-start justify-between gap-3">
        <span className="size-14">
          <ChannelMark kind={channel.kind} />
        </span>
        <p className="text-end font-mono text-small">
          {channel.windowLabel}{' '}
          <span className="block font-heading text-title-2">{channel.window}</span>
        </p>
      </div>
      <div className="grid flex-1 content-start gap-2">
        <Heading level={3} size="title-3">
          {channel.title}
        </Heading>
        <p className="font-mono text-small">{channel.note}</p>
        <p className="text-pretty">{channel.description}</p>
      </div>
      <div className="grid">
        <Button variant="secondary" to={channel.action.to}>
          {channel.action.label}
        </Button>
      </div>
    </article>
  );
}
