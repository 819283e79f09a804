import type { ReactNode } from 'react';
import type { FormService } from '../../content/fields/form-service.ts';
import { Button } from './button.tsx';
import { RichText, type RichTextContent } from './words.tsx';

/**
 * What a form element needs to be sent, with a file or without. The hosts that it leads through are told to the security policy
 * (hosting/csp.ts). Without an endpoint it is sent nowhere.
 */
export const submissionTo = (
  { endpoint, leadsTo }: Pick<FormService, 'endpoint' | 'leadsTo'>,
  hasFile = false,
) =>
  endpoint
    ? {
        method: 'post',
        action: endpoint,
        encType: hasFile ? 'multipart/form-data' : undefined,
        'data-leads-to': leadsTo.join(' ') || undefined,
      }
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
export const FormEnd = ({ submit, endpoint, extraFields, trap }: FormService) => (
  <>
    <div className="grid sm:justify-start">
      <Button variant="primary" submits={!!endpoint}>
        {submit}
      </Button>
    </div>
    {endpoint &&
      extraFields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    {/* People neither see nor reach this field. The form service drops messages that fill it in. */}
    {endpoint && (
      <label inert className="sr-only">
        {trap.label}
        <input type="text" name={trap.name} autoComplete="off" tabIndex={-1} />
      </label>
    )}
  </>
);

interface FieldProps {
  name: string;
  /** The field's id, which its page has once. */
  id: string;
  label: string;
  /** A sentence below the field. */
  hint?: string | undefined;
  /** The mark behind the label of a required field; without it the field is optional. */
  requiredMark?: string | undefined;
  autoComplete?: string | undefined;
}

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'file' | undefined;
  /** The pattern that the text must match, and the hint that explains it. */
  format?: { pattern: string; hint: string } | undefined;
  /** The endings of the files that may be chosen, such as `.pdf,.jpg`. */
  accept?: string | undefined;
  spellCheck?: boolean | undefined;
  multiline?: boolean;
}

interface EmailFieldProps extends Omit<FieldProps, 'autoComplete'> {
  service: Pick<FormService, 'endpoint' | 'emailHint'>;
}

/** The ring of the focus stays within the cell, clear of the labels beside it. */
const cell =
  'col-start-1 row-start-1 min-w-0 scheme-light border-2 border-rule px-4 -outline-offset-3';

/** What every field is told. */
const fieldAttributes = ({ id, name, autoComplete, requiredMark, hint }: FieldProps) => ({
  id,
  name,
  autoComplete,
  required: requiredMark !== undefined,
  'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
});

/** A field that looks like a cell of a printed form: a small label in the corner, the text below. */
export function TextField({
  type = 'text',
  format,
  accept,
  spellCheck,
  multiline = false,
  ...props
}: TextFieldProps) {
  const field = { ...fieldAttributes(props), spellCheck };
  return (
    <Cell {...props}>
      {multiline ? (
        <textarea
          {...field}
          className={`field-sizing-content min-h-52 resize-y pt-9 pb-2 ${cell}`}
        />
      ) : (
        <input
          {...field}
          type={type}
          // Browsers do that of themselves for telephone numbers alone.
          dir={type === 'email' ? 'ltr' : undefined}
          pattern={format?.pattern}
          title={format?.hint}
          accept={accept}
          step={type === 'number' ? 'any' : undefined}
          className={`pt-9 pb-2 ${type === 'file' ? 'file:[font:inherit]' : ''} ${cell}`}
        />
      )}
    </Cell>
  );
}

/** One of several answers, of which none is chosen at first. */
export function Choice({ choices, ...props }: FieldProps & { choices: readonly string[] }) {
  return (
    <Cell {...props}>
      <select {...fieldAttributes(props)} className={`min-h-[calc(1lh+3rem)] pt-9 pb-2 ${cell}`}>
        <option value="" />
        {choices.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </Cell>
  );
}

/** A label in the corner of a field, and a sentence below it. */
function Cell({ id, label, hint, requiredMark, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="isolate -ms-0.5 -mt-0.5 grid focus-within:z-1">
      {/* The label lies over the field, so that a click anywhere in the cell reaches the field. */}
      <label
        htmlFor={id}
        className="pointer-events-none z-1 col-start-1 row-start-1 m-[3px] self-start bg-paper px-[15px] pt-1 text-ink-muted text-small"
      >
        {requiredMark ? `${label} ${requiredMark}` : label}
      </label>
      {children}
      <Hint id={id} hint={hint} />
    </div>
  );
}

const Hint = ({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) =>
  hint && (
    <p id={`${id}-hint`} className="px-4 pt-1 pb-3 text-ink-muted text-small">
      {hint}
    </p>
  );

interface ConsentProps extends Omit<FieldProps, 'label'> {
  label: RichTextContent;
}

/** A box to tick beside what somebody agrees to. */
export function Consent({ label, ...props }: ConsentProps) {
  const { id, hint, requiredMark } = props;
  return (
    <div className="grid py-3">
      <label className="flex min-h-11 items-start gap-3 text-pretty">
        <input
          {...fieldAttributes({ ...props, label: '' })}
          type="checkbox"
          value="yes"
          className="mt-1 size-5 shrink-0 accent-action scheme-light"
        />
        <span>
          <RichText content={label} />
          {requiredMark && ` ${requiredMark}`}
        </span>
      </label>
      <Hint id={id} hint={hint} />
    </div>
  );
}
