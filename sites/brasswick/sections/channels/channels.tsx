import type { SectionProps } from 'sitewright';
import type { channels } from 'sitewright/kinds';
import { Button, Drawing, Heading, Paragraph, Section } from 'sitewright/views';
import { ChannelObject } from './channel-object.tsx';

const coats = ['brass', 'baize', 'tone-paper'];

/** Each way to reach the workshop as a field of its own, from edge to edge: a thing in an alcove, and its board. */
export default function Channels({ frame, content }: SectionProps<typeof channels>) {
  return (
    <Section {...frame} isWide height="flush" intro={content}>
      <ul className="fields alcoves mt-12">
        {content.items.map(({ kind, title, note, description, action }, index) => (
          <li key={title} className={coats[index % coats.length]}>
            <article aria-label={title} className="grid justify-items-center gap-3">
              <Drawing viewBox="0 0 120 120" className="alcove" filled>
                <ChannelObject kind={kind} />
              </Drawing>
              <Heading size="title-1">{title}</Heading>
              <p className="font-semibold">
                <bdi>{note}</bdi>
              </p>
              <Paragraph className="max-w-72 text-balance" content={description} />
            </article>
            <div className="boards print:hidden">
              <Button {...action} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
