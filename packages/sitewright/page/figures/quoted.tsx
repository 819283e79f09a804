/** The marks of any language, each with those that may close what it opens. */
const marks = ['„“”', '“”', '””', '«»', '»«', '「」', '""'];
const quotation = new RegExp(
  `(?<!\\d)(?:${marks
    .map(([open, ...close]) => `${open}\\s?([^${open}${close.join('')}]+?)\\s?[${close.join('')}]`)
    .join('|')})`,
  'u',
);

/**
 * Words that stand between quotation marks, for which they need none of their own: what they quote in their turn, and what is
 * quoted in that, gets the inner marks of the page’s language, which browsers know.
 */
export function Quoted({ words }: { words: string }) {
  const found = quotation.exec(words);
  if (!found) return words;
  const [all, ...inner] = found;
  const inside = <Quoted words={inner.find((one) => one !== undefined) ?? ''} />;
  if (all === words.trim()) return inside;
  return (
    <>
      {words.slice(0, found.index)}
      <q>{inside}</q>
      <Quoted words={words.slice(found.index + all.length)} />
    </>
  );
}
