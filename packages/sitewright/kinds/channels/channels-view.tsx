import {
  Button,
  channelMarks,
  Drawing,
  Heading,
  Paragraph,
  Section,
  Strokes,
} from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { channels } from './channels.ts';

/** The ways to reach the vendor, side by side as far as there is room. */
export default function Channels({ frame, content }: SectionProps<typeof channels>) {
  return (
    <Section {...frame} intro={content} introBeside={content.items.length < 3}>
      <ul className="mt-12 grid gap-10 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {content.items.map(({ kind, title, note, description, action }) => (
          <li key={title} className="grid min-w-0 break-inside-avoid">
            <article aria-label={title} className="flex flex-col gap-6 border-ink border-t-2 pt-4">
              <Drawing
                viewBox="0 0 48 48"
                className="always-light size-14 fill-none stroke-ink stroke-2"
              >
                <Strokes strokes={channelMarks[kind]} />
              </Drawing>
              <div className="grid flex-1 content-start gap-2">
                <Heading>{title}</Heading>
                <p className="font-semibold">
                  <bdi>{note}</bdi>
                </p>
                <Paragraph content={description} />
              </div>
              <div className="grid">
                <Button variant="secondary" {...action} />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
