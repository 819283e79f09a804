/** The marks of any language, each with those that may close what it opens. */
const marks = ['„“”', '“”', '””', '«»', '»«', '「」', '""'];
const opening = new RegExp(`(?<!\\d)[${marks.map(([open]) => open).join('')}]`, 'gu');

/** The first words between marks, which may have the same marks around what they quote in their turn. */
function findQuotation(words: string) {
  for (const { 0: open, index } of words.matchAll(opening)) {
    const [, ...close] = marks.find((one) => one.startsWith(open)) ?? [];
    let depth = 1;
    for (let end = index + 1; end < words.length; end += 1) {
      const sign = words[end] ?? '';
      if (close.includes(sign)) depth -= 1;
      else if (sign === open) depth += 1;
      const inside = words.slice(index + 1, end).replace(/^\s|\s$/g, '');
      if (depth === 0 && inside) return { start: index, end: end + 1, inside };
      if (depth === 0) break;
    }
  }
  return undefined;
}

/**
 * Words that stand between quotation marks, for which they need none of their own: what they quote in their turn, and what is
 * quoted in that, gets the inner marks of the page’s language, which browsers know; the page in Markdown has those that are
 * written.
 */
export function Quoted({ words }: { words: string }) {
  const found = findQuotation(words);
  if (!found) return words;
  const inside = <Quoted words={found.inside} />;
  if (words.trim() === words.slice(found.start, found.end)) return inside;
  const written = `${words[found.start]}${words[found.end - 1]}`;
  return (
    <>
      {words.slice(0, found.start)}
      <q data-marks={written}>{inside}</q>
      <Quoted words={words.slice(found.end)} />
    </>
  );
}
