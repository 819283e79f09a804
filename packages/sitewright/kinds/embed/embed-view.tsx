import { Picture, Section, TextLink } from '../../components.ts';
import { fillTemplate, type SectionProps } from '../../definitions.ts';
import type { embed } from './embed.ts';
import EmbedFrame from './embed-frame.client.tsx';

/** A picture in the place of what another host shows there once it is asked for, and the way to it. */
export default function Embed({ frame, content }: SectionProps<typeof embed>) {
  const { address, picture, show, note, link, title } = content;
  const { host, origin } = new URL(address);
  return (
    <Section {...frame} intro={content}>
      <figure className="mt-10 grid gap-4 print:mt-4">
        {/* The policy of the page lets this host alone into a frame (hosting/csp.ts). */}
        <div data-frames={origin} className="relative min-h-96 overflow-hidden print:min-h-0">
          <Picture picture={picture} className="absolute inset-0 size-full object-cover" />
          <EmbedFrame address={address} title={title} show={show} />
        </div>
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <span className="text-ink-muted text-small">{fillTemplate(note, { host })}</span>{' '}
          <TextLink {...link} />
        </figcaption>
      </figure>
    </Section>
  );
}
