/** Where a text of a content file stands in what a page shows. */
interface Aligned {
  /** The part of what is shown that is the text’s. */
  start: number;
  end: number;
  /** The place in the text of a place in what is shown. */
  toSource(offset: number): number;
}

/**
 * Finds a text of a content file in the words that a page shows. What is in braces, as in `{count jobs}`, the page
 * shows filled in.
 *
 * @returns undefined where the page shows something else, or the text more than once
 */
export function alignWords(source: string, shown: string): Aligned | undefined {
  const parts = source.split(/(\{[^{}]+\})/);
  const isBraces = (index: number) => index % 2 === 1;
  const pattern = parts
    .map((part, index) => (isBraces(index) ? '(.+?)' : `(${RegExp.escape(part)})`))
    .join('');
  const whole = new RegExp(`^\\s*${pattern}\\s*$`, 'ds').exec(shown);
  const places = whole?.indices?.slice(1) ?? findOnce(parts, shown);
  const [first, last] = [places?.[0], places?.at(-1)];
  if (!places || !first || !last) return undefined;
  const toSource = (offset: number) => {
    let before = 0;
    for (const [index, part] of parts.entries()) {
      const [start = 0, end = 0] = places[index] ?? [];
      if (offset <= end) {
        const inside = Math.max(0, offset - start);
        if (!isBraces(index)) return before + inside;
        return before + (inside * 2 < end - start ? 0 : part.length);
      }
      before += part.length;
    }
    return source.length;
  };
  return { start: first[0], end: last[1], toSource };
}

/** A text without braces may be a part of what is shown. */
function findOnce([text = '', ...braces]: readonly string[], shown: string) {
  const start = shown.indexOf(text);
  const isOnce = text && braces.length === 0 && start >= 0 && !shown.includes(text, start + 1);
  return isOnce ? [[start, start + text.length] as [number, number]] : undefined;
}
