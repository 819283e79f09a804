import type { SectionProps } from 'sitewright';
import type { form } from 'sitewright/kinds';
import {
  BrandMark,
  EmailField,
  FormEnd,
  groundClass,
  MessageSheet,
  Paragraph,
  Section,
  SectionTitle,
  submissionTo,
  TextField,
} from 'sitewright/views';

/**
 * A postcard to the workshop: the message on one half, who writes on the other; what else stands here goes on below. A form
 * with fields of its own is a sheet.
 */
export default function MessageForm({ frame, content, aside }: SectionProps<typeof form>) {
  const { id } = frame;
  const { labels, requiredMark } = content;
  if (!labels)
    return (
      <Section {...frame} beside intro={content}>
        <div className="@container grid gap-10">
          <MessageSheet id={id} content={content} />
          {aside}
        </div>
      </Section>
    );
  const field = (name: keyof typeof labels) => ({ name, id: `${id}-${name}`, label: labels[name] });
  const required = (name: keyof typeof labels) => ({ ...field(name), requiredMark });
  return (
    <>
      <Section {...frame} className={`py-section ${groundClass(frame)}`}>
        <div className="air-edge">
          <form aria-labelledby={`${id}-title`} className="air-card" {...submissionTo(content)}>
            <div className="grid content-start gap-3">
              <SectionTitle id={id} size="title-1">
                {content.title}
              </SectionTitle>
              {content.lead && <Paragraph content={content.lead} />}
              <p>{content.requiredNote}</p>
            </div>
            <div className="air-card-words">
              <TextField {...required('subject')} />
              <TextField {...required('message')} multiline />
            </div>
            <div className="air-card-sender">
              <span aria-hidden="true" className="postage">
                <BrandMark />
              </span>
              <TextField {...required('firstName')} autoComplete="given-name" />
              <TextField {...required('lastName')} autoComplete="family-name" />
              <TextField {...field('company')} autoComplete="organization" />
              <EmailField {...required('email')} service={content} />
              <FormEnd {...content} />
            </div>
          </form>
        </div>
      </Section>
      {aside}
    </>
  );
}
