/** What one text quotes in another, with the marks of any language. */
const quotation = /(?<!\d)[“„”"«»「]\s?([^“„”"«»「」]+?)\s?[”“"»«」]/u;

/**
 * Words that stand between quotation marks: what they quote in their turn gets the inner marks of the page’s language, which
 * browsers know.
 */
export const Quoted = ({ words }: { words: string }) =>
  words.split(quotation).map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <q key={key}>{part}</q> : part;
  });
