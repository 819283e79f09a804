interface TextFieldProps {
  /** The field's name and id. */
  name: string;
  label: string;
  type?: 'text' | 'email';
  /** What a browser may fill in by itself. */
  autoComplete?: string;
  /** What the text must look like, and how to say so. */
  format?: { pattern: string; hint: string } | undefined;
  /** What marks the label of a field that must be filled in; without it the field is optional. */
  requiredMark?: string;
  multiline?: boolean;
}

const cell = 'col-start-1 row-start-1 min-w-0 border-2 border-rule px-4';

/** A cell of a paper form: its label printed small in the corner, the line to write on below. */
export function TextField({
  name,
  label,
  type = 'text',
  autoComplete,
  format,
  requiredMark,
  multiline = false,
}: TextFieldProps) {
  const field = { id: name, name, autoComplete, required: requiredMark !== undefined };
  return (
    <div className="isolate -ms-0.5 -mt-0.5 grid focus-within:z-1">
      {/* Over the field it names, so that the whole cell is the field. */}
      <label
        htmlFor={name}
        className="pointer-events-none z-1 col-start-1 row-start-1 m-0.5 self-start bg-paper px-4 pt-1.5 font-mono text-ink-muted text-small"
      >
        {requiredMark ? `${label} ${requiredMark}` : label}
      </label>
      {multiline ? (
        <textarea {...field} className={`ruled field-sizing-content resize-y ${cell}`} />
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
