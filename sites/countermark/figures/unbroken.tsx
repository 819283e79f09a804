/** A capital, a hyphen and what belongs to it, such as "AI-powered" and "Full-Stack". */
const compound = /(?<![\p{L}-])(\p{Lu}\p{L}*-\p{L}+)/u;

/**
 * A text whose compounds with a capital stand on one line each. Their hyphen stays a plain one: another sign that
 * does not break is one that a search does not find.
 */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(compound).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
