/**
 * What belongs together on one line: a short word with a hyphen (`AI-powered`), a number and its word
 * (`24 hours`), a state and its ZIP code or the parts of a postal code (`CA 94100`, `EC1A 1AA`). What is
 * longer than a phone is wide breaks.
 */
const unbroken =
  /(\b\d[\d.,-]*\+?%? [a-z]{1,9}\b|\b[A-Z\d]{2,4} \d\w*\b|(?<![\w-])(?=[\w-]{3,13}(?![\w-]))\w+(?:-\w+)+)/;

/**
 * Text whose lines do not break within what belongs together. Elements hold it, since other spaces and
 * hyphens than the usual ones would be copied with the text and not be found by a search.
 */
export function NonBreakingWords({ text }: { text: string }) {
  // Every second part belongs together.
  return text.split(unbroken).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand in the text twice
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
