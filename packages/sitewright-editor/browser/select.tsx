interface SelectProps {
  label: string;
  value: string | number;
  /** What may be chosen, each with what it is called. */
  options: readonly (readonly [value: string | number, label: string])[];
  onChoose: (value: string) => void;
}

/** One of several, in a list. */
export const Select = ({ label, value, options, onChoose }: SelectProps) => (
  <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
    {options.map(([one, words]) => (
      <option key={one} value={one}>
        {words}
      </option>
    ))}
  </select>
);
