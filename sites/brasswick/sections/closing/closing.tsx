import type { SectionProps } from 'sitewright';
import type { closing } from 'sitewright/kinds';
import { actionButtons, groundClass, Paragraph, Section, SectionTitle } from 'sitewright/views';

/** The end of a page: a sign that stands on the pavement, which is the foot of the page. It is for the screen alone. */
export default function Closing({ frame, content }: SectionProps<typeof closing>) {
  return (
    <Section {...frame} className={`flow-root pt-section ${groundClass(frame)}`}>
      <div className="pavement-sign brass for-screen">
        <div className="pavement-words">
          <SectionTitle id={frame.id} size="title-1">
            {content.title}
          </SectionTitle>
          <Paragraph className="max-w-measure text-lead text-balance" content={content.lead} />
        </div>
        <div className="boards">{actionButtons(content.actions)}</div>
      </div>
    </Section>
  );
}
