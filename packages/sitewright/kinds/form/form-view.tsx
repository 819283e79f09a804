import {
  Choice,
  Consent,
  Container,
  EmailField,
  FormEnd,
  groundClass,
  Section,
  SectionIntro,
  submissionTo,
  TextField,
  type TextFieldProps,
} from '../../components.ts';
import { plainWords, type SectionProps } from '../../definitions.ts';
import type { form } from './form.ts';
import { type FormField as Field, listFormFields } from './form-fields.ts';

/**
 * A form to write a message on, at whose other side another section may stand below the heading. Without an endpoint
 * it has several fields and no submit button, so that the Enter key does not submit it:
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
 */
export default function MessageForm({
  frame,
  content,
  aside,
  language,
}: SectionProps<typeof form>) {
  const { id } = frame;
  return (
    <div className={`py-section ${groundClass(frame)}`}>
      <Container>
        <div className="@container">
          <div className="grid grid-cols-1 gap-y-10 @min-[56rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @min-[56rem]:grid-rows-[auto_1fr] @min-[56rem]:gap-x-16">
            <Section
              {...frame}
              isWide
              className="grid grid-cols-1 gap-y-8 break-inside-avoid @min-[56rem]:col-[1/3] @min-[56rem]:row-[1/3] @min-[56rem]:grid-cols-subgrid @min-[56rem]:grid-rows-subgrid"
            >
              <SectionIntro id={id} {...content} />
              <div className="grid grid-cols-1 content-start @min-[56rem]:col-start-2 @min-[56rem]:row-[1/3]">
                <MessageSheet id={id} content={content} language={language} />
              </div>
            </Section>
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
  /** The tag of the page's language, in whose order the usual names stand. */
  language?: string;
}

/**
 * The form itself, whose name is the heading with the id `<id>-title`. Of a single field the Enter key would submit it,
 * which without an endpoint is therefore no form.
 */
export function MessageSheet({ id, content, language }: MessageSheetProps) {
  const fields = listFormFields(content, language);
  const typed = fields.filter(
    ({ type }) => !['longText', 'choice', 'file', 'consent'].includes(type),
  );
  const isForm = content.endpoint || typed.length > 1;
  const hasFile = fields.some(({ type }) => type === 'file');
  // A fieldset has a legend and a border of its own.
  const Sheet = isForm ? 'form' : 'div';
  return (
    <Sheet
      role={isForm ? undefined : 'group'}
      aria-labelledby={`${id}-title`}
      className="sheet always-light row-2 bg-paper"
      {...(isForm && submissionTo(content, hasFile))}
    >
      <div className="grid grid-cols-1 gap-6 p-[clamp(0.75rem,4vw,2rem)]">
        <p className="text-ink-muted text-small">{content.requiredNote}</p>
        <div className="grid grid-cols-1 ps-0.5 pt-0.5 @min-[34rem]:grid-cols-2">
          {groupByWidth(fields).map((group) => {
            const all = group.map((one) => (
              <FormField key={one.name} id={`${id}-${one.name}`} field={one} content={content} />
            ));
            if (!group[0]?.isWide) return all;
            return (
              <div key={group[0].name} className="col-span-full grid">
                {all}
              </div>
            );
          })}
        </div>
        <FormEnd {...content} />
      </div>
    </Sheet>
  );
}

/** Fields that stand one below the other, and between them those that stand side by side, of which none stands alone. */
function groupByWidth(fields: readonly Field[]): Field[][] {
  const groups: Field[][] = [];
  const add = (one: Field) => {
    const last = groups.at(-1);
    if (last?.[0]?.isWide === one.isWide) last.push(one);
    else groups.push([one]);
  };
  for (const [index, one] of fields.entries()) {
    const run = groups.at(-1);
    const before = run && !run[0]?.isWide ? run.length : 0;
    const endsRun = fields[index + 1]?.isWide ?? true;
    add({ ...one, isWide: one.isWide || (endsRun && before % 2 === 0) });
  }
  return groups;
}

interface FormFieldProps {
  id: string;
  field: Field;
  content: SectionProps<typeof form>['content'];
}

/** What browsers call what is written in a field. */
const inputTypes: { [Type in Field['type']]?: TextFieldProps['type'] } = {
  phone: 'tel',
  number: 'number',
  date: 'date',
  file: 'file',
};

/** A field of a form, whatever is written in it. */
function FormField({ id, field, content }: FormFieldProps) {
  const { name, type, label, hint, needed, autocomplete, choices = [], files } = field;
  const requiredMark = needed ? content.requiredMark : undefined;
  const words = typeof label === 'string' ? label : plainWords(label);
  const shared = { name, id, label: words, hint, requiredMark };
  if (type === 'email') return <EmailField {...shared} service={content} />;
  if (type === 'choice')
    return <Choice {...shared} autoComplete={autocomplete} choices={choices} />;
  if (type === 'consent' && typeof label !== 'string') return <Consent {...shared} label={label} />;
  return (
    <TextField
      {...shared}
      autoComplete={autocomplete ?? (type === 'phone' ? 'tel' : undefined)}
      type={inputTypes[type]}
      accept={files?.map((one) => `.${one}`).join()}
      // Readings of names are in no dictionary.
      spellCheck={type === 'nameReading' ? false : undefined}
      multiline={type === 'longText'}
    />
  );
}
