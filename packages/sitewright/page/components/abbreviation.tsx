/** A short form that shows its long form as a tooltip. */
export function Abbreviation({ short, meaning }: { short: string; meaning?: string | undefined }) {
  return meaning ? (
    <abbr title={meaning} className="no-underline">
      {short}
    </abbr>
  ) : (
    short
  );
}
