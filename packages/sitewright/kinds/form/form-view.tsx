import { EmailField, FormEnd, submissionTo, TextField } from '../../page/components/form-parts.tsx';
import { Container, groundClass, SectionIntro } from '../../page/components/section.tsx';
import type { SectionProps } from '../define-section.ts';
import type { form } from './form.ts';

/**
 * A form to write a message on, beside which another section may stand. Without an endpoint it has several
 * fields and no submit button, so that the Enter key does not submit it:
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
 */
export default function MessageForm({ frame, content, aside }: SectionProps<typeof form>) {
  const { id } = frame;
  const { labels, requiredMark } = content;
  // A page may have several forms.
  const field = (name: keyof typeof labels) => ({ name, id: `${id}-${name}`, label: labels[name] });
  const required = (name: keyof typeof labels) => ({ ...field(name), requiredMark });
  const section = (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="row-span-2 grid grid-cols-1 grid-rows-subgrid break-inside-avoid pt-section"
    >
      <SectionIntro id={id} {...content} />
      <form
        aria-labelledby={`${id}-title`}
        className="sheet always-light row-2 bg-paper"
        {...submissionTo(content)}
      >
        <div className="grid grid-cols-1 gap-6 p-[clamp(0.75rem,4vw,2rem)]">
          <p className="text-ink-muted text-small">{content.requiredNote}</p>
          <div className="grid grid-cols-1 ps-0.5 pt-0.5 @min-[34rem]:grid-cols-2">
            <TextField {...required('firstName')} autoComplete="given-name" />
            <TextField {...required('lastName')} autoComplete="family-name" />
            <EmailField {...required('email')} service={content} />
            <TextField {...field('company')} autoComplete="organization" />
            <div className="col-span-full grid">
              <TextField {...required('subject')} />
              <TextField {...required('message')} multiline />
            </div>
          </div>
          <FormEnd {...content} />
        </div>
      </form>
    </section>
  );
  return (
    <div className={groundClass(frame)}>
      <Container>
        <div className="@container">
          <div className="grid grid-cols-1 gap-y-12 pb-section @min-[56rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @min-[56rem]:gap-x-16 print:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:gap-x-12">
            {section}
            {aside}
          </div>
        </div>
      </Container>
    </div>
  );
}
