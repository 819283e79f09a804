/**
 * Changes in a text as it is written the words alone that change, whatever quotes, escapes, indentation or comments
 * it has: each way to put the new words in the place of the same words of before.
 *
 * @param written the text as it is written
 * @param before what it says
 * @param after what it is to say
 * @returns texts that may say something else than was asked; none where the change is one of lines
 */
export function keepSigns(written: string, before: string, after: string): string[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  // Up to whole words, which are easier to tell from others.
  while (start > 0 && /\S/.test(before[start - 1] ?? '')) start -= 1;
  while (end > 0 && /\S/.test(before.at(-end) ?? '')) end -= 1;
  const old = before.slice(start, before.length - end);
  const next = after.slice(start, after.length - end);
  if (!old || /\n/.test(old + next)) return [];
  const places = [...written.matchAll(new RegExp(RegExp.escape(old), 'g'))].map(
    ({ index }) => index,
  );
  return places.map((at) => written.slice(0, at) + next + written.slice(at + old.length));
}
