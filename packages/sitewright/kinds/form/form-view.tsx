import { EmailField, FormEnd, submissionTo, TextField } from '../../page/components/form-parts.tsx';
import { Container, groundClass, SectionIntro } from '../../page/components/section.tsx';
import type { SectionProps } from '../define-section.ts';
import type { form } from './form.ts';

/**
 * A form to write a message on, at whose other side another section may stand below the heading. Without an endpoint
 * it has several fields and no submit button, so that the Enter key does not submit it:
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
 */
export default function MessageForm({ frame, content, aside }: SectionProps<typeof form>) {
  const { id } = frame;
  return (
    <div className={`py-section ${groundClass(frame)}`}>
      <Container>
        <div className="@container">
          <div className="grid grid-cols-1 gap-y-10 @min-[56rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @min-[56rem]:grid-rows-[auto_1fr] @min-[56rem]:gap-x-16">
            <section
              id={id}
              aria-labelledby={`${id}-title`}
              className="grid grid-cols-1 gap-y-8 break-inside-avoid @min-[56rem]:col-[1/3] @min-[56rem]:row-[1/3] @min-[56rem]:grid-cols-subgrid @min-[56rem]:grid-rows-subgrid"
            >
              <SectionIntro id={id} {...content} />
              <div className="grid grid-cols-1 content-start @min-[56rem]:col-start-2 @min-[56rem]:row-[1/3]">
                <MessageSheet id={id} content={content} />
              </div>
            </section>
            {aside && (
              <div className="grid content-start @min-[56rem]:col-start-1 @min-[56rem]:row-start-2">
                {aside}
              </div>
            )}
          </div>
        </div>
      </Container>
    </div>
  );
}

interface MessageSheetProps {
  id: string;
  content: SectionProps<typeof form>['content'];
}

/** The form itself, whose name is the heading with the id `<id>-title`. */
export function MessageSheet({ id, content }: MessageSheetProps) {
  const { labels, requiredMark } = content;
  // A page may have several forms.
  const field = (name: keyof typeof labels) => ({ name, id: `${id}-${name}`, label: labels[name] });
  const required = (name: keyof typeof labels) => ({ ...field(name), requiredMark });
  return (
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
  );
}
