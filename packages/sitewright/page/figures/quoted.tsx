/** What one text quotes in another, with the marks of any language. */
const quotation = /(?<!\d)[“„”"«»「]\s?([^“„”"«»「」]+?)\s?[”“"»«」]/u;

/**
 * Words that stand between quotation marks, for which they need none of their own: what they quote in their turn gets the
 * inner marks of the page’s language, which browsers know.
 */
export function Quoted({ words }: { words: string }) {
  const parts = words.trim().split(quotation);
  const [before, whole, behind] = parts;
  if (parts.length === 3 && before === '' && behind === '') return whole;
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <q key={key}>{part}</q> : part;
  });
}
