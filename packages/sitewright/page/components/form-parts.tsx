import type { FormService } from '../../content/schemas/form-service.ts';
import { Button } from './button.tsx';

/**
 * What a form element needs to be sent. The hosts that it leads through are told to the security policy
 * (hosting/csp.ts). Without an endpoint it is sent nowhere.
 */
export const submissionTo = ({ endpoint, leadsTo }: Pick<FormService, 'endpoint' | 'leadsTo'>) =>
  endpoint
    ? { method: 'post', action: endpoint, 'data-leads-to': leadsTo.join(' ') || undefined }
    : {};

/** Stricter than browsers, which accept `someone@host`. */
const emailPattern = '[^@\\s]+@[^@\\s]+\\.[^@\\s]+';

/** The field of the address that answers go to. Without an endpoint nothing is checked, as nothing is sent. */
export const EmailField = ({ service, ...field }: EmailFieldProps) => (
  <TextField
    {...field}
    type="email"
    autoComplete="email"
    format={service.endpoint ? { pattern: emailPattern, hint: service.emailHint } : undefined}
  />
);

/** What ends a form: its button and, where it is sent, its hidden fields. */
export const FormEnd = ({ submit, endpoint, ...hidden }: FormService) => (
  <>
    <div className="grid sm:justify-start">
      <Button variant="primary" submits={!!endpoint}>
        {submit}
      </Button>
    </div>
    {endpoint && <HiddenFields {...hidden} />}
  </>
);

/** The hidden fields: those that the form service wants, and the spam trap. */
function HiddenFields({ extraFields, trap }: Pick<FormService, 'extraFields' | 'trap'>) {
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

interface TextFieldProps {
  name: string;
  /** The field's id, which its page has once. */
  id: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  /** The pattern that the text must match, and the hint that explains it. */
  format?: { pattern: string; hint: string } | undefined;
  /** The mark behind the label of a required field; without it the field is optional. */
  requiredMark?: string;
  multiline?: boolean;
}

interface EmailFieldProps extends Pick<TextFieldProps, 'name' | 'id' | 'label' | 'requiredMark'> {
  service: Pick<FormService, 'endpoint' | 'emailHint'>;
}

/** The ring of the focus stays within the cell, clear of the labels beside it. */
const cell =
  'col-start-1 row-start-1 min-w-0 scheme-light border-2 border-rule px-4 -outline-offset-3';

/** A field that looks like a cell of a printed form: a small label in the corner, the text below. */
export function TextField({
  name,
  id,
  label,
  type = 'text',
  autoComplete,
  format,
  requiredMark,
  multiline = false,
}: TextFieldProps) {
  const field = { id, name, autoComplete, required: requiredMark !== undefined };
  return (
    <div className="isolate -ms-0.5 -mt-0.5 grid focus-within:z-1">
      {/* The label lies over the field, so that a click anywhere in the cell reaches the field. */}
      <label
        htmlFor={id}
        className="pointer-events-none z-1 col-start-1 row-start-1 m-[3px] self-start bg-paper px-[15px] pt-1 text-ink-muted text-small"
      >
        {requiredMark ? `${label} ${requiredMark}` : label}
      </label>
      {multiline ? (
        <textarea
          {...field}
          className={`field-sizing-content min-h-52 resize-y pt-9 pb-2 ${cell}`}
        />
      ) : (
        <input
          {...field}
          type={type}
          pattern={format?.pattern}
          title={format?.hint}
          className={`pt-9 pb-2 ${cell}`}
        />
      )}
    </div>
  );
}
