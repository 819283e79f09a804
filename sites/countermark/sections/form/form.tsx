import type { SectionProps } from 'sitewright';
import type { form } from 'sitewright/kinds';
import { MessageSheet, Section } from 'sitewright/views';

/** The slip to write a message on, beside its heading, and below it another section. */
export default function MessageForm({
  frame,
  content,
  aside,
  language,
}: SectionProps<typeof form>) {
  return (
    <Section {...frame} beside intro={content}>
      <div className="@container flex flex-col gap-10">
        <MessageSheet id={frame.id} content={content} language={language} />
        {aside}
      </div>
    </Section>
  );
}
