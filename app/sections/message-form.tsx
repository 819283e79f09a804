import { Button } from '../components/button.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import { TextField } from '../components/text-field.tsx';
import type { Contact } from '../content/schemas/contact.ts';

interface MessageFormProps {
  content: Contact['form'];
}

/**
 * The contact form. Without an endpoint it sends nothing: it has several fields and no submit
 * button, so that the Enter key does not submit it either.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
 */
export function MessageForm({ content }: MessageFormProps) {
  const { labels, requiredMark, endpoint } = content;
  const required = (name: keyof typeof labels) => ({ name, label: labels[name], requiredMark });
  const submission = endpoint ? { method: 'post', action: endpoint } : {};
  return (
    <section id="write" aria-labelledby="write-title" className="desk-column pt-section">
      <SectionIntro id="write" {...content} />
      <form aria-labelledby="write-title" className="slip always-light me-4" {...submission}>
        <div className="sprocket-holes" />
        <div className="grid grid-cols-1 gap-6 p-[clamp(0.75rem,4vw,2rem)]">
          <p className="font-mono text-ink-muted text-small">{content.requiredNote}</p>
          <div className="form-cells">
            <TextField {...required('firstName')} autoComplete="given-name" />
            <TextField {...required('lastName')} autoComplete="family-name" />
            <TextField
              {...required('email')}
              type="email"
              autoComplete="email"
              format={endpoint ? { pattern: emailPattern, hint: content.emailHint } : undefined}
            />
            <TextField name="company" label={labels.company} autoComplete="organization" />
            <div className="col-span-full grid">
              <TextField {...required('subject')} />
              <TextField {...required('message')} multiline />
            </div>
          </div>
          <div className="grid sm:justify-start">
            <Button variant="primary" submits={!!endpoint}>
              {content.submit}
            </Button>
          </div>
          {endpoint && <HiddenFields content={content} />}
        </div>
      </form>
    </section>
  );
}

/** Stricter than browsers, which accept `someone@host`. */
const emailPattern = '[^@\\s]+@[^@\\s]+\\.[^@\\s]+';

/** The hidden fields: those that the form service wants, and the spam trap. */
function HiddenFields({ content: { extraFields, trap } }: MessageFormProps) {
  return (
    <>
      {extraFields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* People neither see nor reach this field. The form service drops messages that fill it in. */}
      <label inert className="sr-only">
        {trap.label}
        <input type="text" name={trap.name} autoComplete="off" tabIndex={-1} />
      </label>
    </>
  );
}
