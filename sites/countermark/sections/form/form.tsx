import type { SectionProps } from 'sitewright';
import type { form } from 'sitewright/kinds';
import { Container, groundClass, MessageSheet, SectionIntro } from 'sitewright/views';

/** The slip to write a message on, and beside it another section, whose top is that of the slip. */
export default function MessageForm({ frame, content, aside }: SectionProps<typeof form>) {
  const { id } = frame;
  return (
    <div className={groundClass(frame)}>
      <Container>
        <div className="@container">
          <div className="grid grid-cols-1 gap-y-12 pb-section @min-[56rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @min-[56rem]:gap-x-16 print:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:gap-x-12">
            <section
              id={id}
              aria-labelledby={`${id}-title`}
              className="row-span-2 grid grid-cols-1 grid-rows-subgrid break-inside-avoid pt-section"
            >
              <SectionIntro id={id} {...content} />
              <MessageSheet id={id} content={content} />
            </section>
            {aside}
          </div>
        </div>
      </Container>
    </div>
  );
}
