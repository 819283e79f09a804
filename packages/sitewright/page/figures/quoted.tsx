import type { ReactNode } from 'react';

/** The marks of any language, each with those that may close what it opens. */
const marks = ['„“”', '“”', '””', '«»', '»«', '「」', '""'];
/** Those that are looked for in a quotation alone: elsewhere they may stand for something else, as an apostrophe does. */
const innerMarks = ['‚‘’', '‘’', '‹›', '›‹', '『』'];
const openingOf = (all: readonly string[]) =>
  new RegExp(`(?<!\\d)[${all.map(([open]) => open).join('')}]`, 'gu');
const [outer, inner] = [openingOf(marks), openingOf([...marks, ...innerMarks])];
const apostrophe = /(?<=\p{L})’(?=[\p{L}\p{N}])/gu;
/** Apostrophes that end a word, as in the dogs’ bones, look like marks that close. */
const hasApostrophes = (words: string) =>
  words.split('’').length > words.split(/[‚‘]/).length && !/^‚[^‚’]*‘/.test(words);

/** The first words between marks, which may have the same marks around what they quote in their turn. */
function findQuotation(words: string, isQuoted: boolean) {
  const signs = words.replaceAll(apostrophe, ' ');
  for (const { 0: open, index } of signs.matchAll(isQuoted ? inner : outer)) {
    const [, ...close] = [...marks, ...innerMarks].find((one) => one.startsWith(open)) ?? [];
    if (close.includes('’') && hasApostrophes(signs.slice(index))) continue;
    let depth = 1;
    for (let end = index + 1; end < words.length; end += 1) {
      const sign = signs[end] ?? '';
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
export const Quoted = ({ words }: { words: string }): ReactNode => draw(words, false);

/** @param isQuoted whether they are what words between marks quote in their turn */
function draw(words: string, isQuoted: boolean): ReactNode {
  const found = findQuotation(words, isQuoted);
  if (!found) return words;
  const inside = draw(found.inside, true);
  if (words.trim() === words.slice(found.start, found.end)) return inside;
  const written = `${words[found.start]}${words[found.end - 1]}`;
  return (
    <>
      {words.slice(0, found.start)}
      <q data-marks={written}>{inside}</q>
      {draw(words.slice(found.end), isQuoted)}
    </>
  );
}
