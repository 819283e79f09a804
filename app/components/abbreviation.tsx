interface AbbreviationProps {
  short: string;
  /** The long form; undefined for a short form that everybody knows. */
  meaning: string | undefined;
}

/** A short form that shows its long form as a tooltip. */
export function Abbreviation({ short, meaning }: AbbreviationProps) {
  return meaning ? (
    <abbr title={meaning} className="no-underline">
      {short}
    </abbr>
  ) : (
    short
  );
}
