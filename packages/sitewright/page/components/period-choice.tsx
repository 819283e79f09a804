interface PeriodChoiceProps {
  /** The name of its fields, of which no other section has one. */
  name: string;
  label: string;
  monthly: string;
  yearly: string;
}

/** The choice between paying by the month and by the year, at first by the month. */
export function PeriodChoice({ name, label, ...labels }: PeriodChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-8 font-semibold print:hidden">
      <legend className="sr-only">{label}</legend>
      {(['monthly', 'yearly'] as const).map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-2">
          <input
            className="size-5 accent-action"
            type="radio"
            name={name}
            value={one}
            defaultChecked={one === 'monthly'}
          />
          {/* Without a style sheet only this space separates the choices. */}
          <span>{` ${labels[one]}`}</span>
        </label>
      ))}
    </fieldset>
  );
}
