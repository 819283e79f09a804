interface HiddenFieldsProps {
  extraFields: readonly { name: string; value: string }[];
  trap: { name: string; label: string };
}

/** Stricter than browsers, which accept `someone@host`. */
export const emailPattern = '[^@\\s]+@[^@\\s]+\\.[^@\\s]+';

/** The hidden fields: those that the form service wants, and the spam trap. */
export function HiddenFields({ extraFields, trap }: HiddenFieldsProps) {
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
