interface AbbreviationProps {
  short: string;
  /** What it stands for; without it the short form is a word by now. */
  meaning: string | undefined;
}

/** A short form that says what it stands for. */
export function Abbreviation({ short, meaning }: AbbreviationProps) {
  return meaning ? (
    <abbr title={meaning} className="no-underline">
      {short}
    </abbr>
  ) : (
    short
  );
}
