import type { SectionProps } from 'sitewright';
import type { channels } from 'sitewright/kinds';
import {
  Button,
  Container,
  channelMarks,
  Drawing,
  groundClass,
  Heading,
  Paragraph,
  SectionIntro,
  Strokes,
} from 'sitewright/views';

const coats = ['brass', 'baize', 'tone-paper'];

/** Each way to reach the workshop as a field of its own, from edge to edge. */
export default function Channels({ frame, content }: SectionProps<typeof channels>) {
  return (
    <section
      id={frame.id}
      aria-labelledby={`${frame.id}-title`}
      className={`pt-section ${groundClass(frame)}`}
    >
      <Container>
        <SectionIntro id={frame.id} {...content} />
      </Container>
      <ul className="fields mt-12">
        {content.items.map(({ kind, title, note, description, action }, index) => (
          <li key={title} className={coats[index % coats.length]}>
            <article aria-label={title} className="grid justify-items-center gap-3">
              <Drawing
                viewBox="0 0 48 48"
                className="always-light size-16 fill-none stroke-ink stroke-2"
              >
                <Strokes strokes={channelMarks[kind]} tint="white" />
              </Drawing>
              <Heading size="title-1">{title}</Heading>
              <p className="font-semibold">
                <bdi>{note}</bdi>
              </p>
              <Paragraph className="max-w-72 text-balance" content={description} />
              <p className="mt-3 print:hidden">
                <Button variant="secondary" to={action.to}>
                  {action.label}
                </Button>
              </p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
