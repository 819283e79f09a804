import { EmailField, FormEnd, RichText, Section, submissionTo } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { newsletter } from './newsletter.ts';

/** The form beside what is said of it. */
export default function Newsletter({ frame, content }: SectionProps<typeof newsletter>) {
  return (
    <Section {...frame} beside intro={content}>
      <NewsletterForm id={frame.id} content={content} />
    </Section>
  );
}

interface NewsletterFormProps {
  id: string;
  content: SectionProps<typeof newsletter>['content'];
}

/**
 * A field, a consent and a button, whose name is the heading with the id `<id>-title`. Without an endpoint
 * there is no form, which the Enter key would submit.
 */
export function NewsletterForm({ id, content }: NewsletterFormProps) {
  const { labels, endpoint } = content;
  const fields = (
    <>
      <EmailField
        name="email"
        id={`${id}-email`}
        label={labels.email}
        requiredMark=""
        service={content}
      />
      <label className="flex min-h-11 items-start gap-3 text-pretty">
        <input
          type="checkbox"
          name="consent"
          value="yes"
          required
          className="mt-1 size-5 shrink-0 accent-action scheme-light"
        />
        <span>
          <RichText content={labels.consent} />
        </span>
      </label>
      <FormEnd {...content} />
    </>
  );
  const className = 'sheet always-light grid gap-6 bg-paper p-[clamp(0.75rem,4vw,2rem)]';
  return endpoint ? (
    <form aria-labelledby={`${id}-title`} {...submissionTo(content)} className={className}>
      {fields}
    </form>
  ) : (
    <div className={className}>{fields}</div>
  );
}
