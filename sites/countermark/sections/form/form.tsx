import type { SectionProps } from 'sitewright';
import type { form } from 'sitewright/kinds';
import { Container, groundClass, MessageSheet, SectionIntro } from 'sitewright/views';

/** The slip to write a message on, and beside it, where there is room, its heading and another section. */
export default function MessageForm({
  frame,
  content,
  aside,
  language,
}: SectionProps<typeof form>) {
  const { id } = frame;
  return (
    <div className={`${groundClass(frame)} py-section`}>
      <Container>
        <div className="slip-and-side">
          <section id={id} aria-labelledby={`${id}-title`}>
            <SectionIntro id={id} {...content} />
            <div className="@container">
              <MessageSheet id={id} content={content} language={language} />
            </div>
          </section>
          {aside}
        </div>
      </Container>
    </div>
  );
}
