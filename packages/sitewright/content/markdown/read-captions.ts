import { inQuotes } from '../find-like-name.ts';
import { looksLeftOut } from './advice.ts';
import { type Mistake, placeAt } from './markdown-text.ts';
import { maskCode } from './mask-code.ts';

const picture = String.raw`\[!\[[^\]\n]*\]\([^()\s]+\)\]\([^()\s]+\)|!\[[^\]\n]*\]\([^()\s]+\)`;
const html = String.raw`(?:<a\b[^<>\n]*>\s*)?<img\b[^<>\n]*>(?:\s*</a>)?`;

/** A picture of WordPress with the words below it: `[caption id="a" width="300"]![A till](till.jpg) Our till[/caption]`. */
const caption = new RegExp(
  String.raw`\[caption\b[^\]\n]*\]\s*(${picture}|${html})[ \t]*((?:(?!\[/?caption)[^\n])*?)[ \t]*\[/caption\]`,
  'gi',
);

/**
 * Writes the pictures of WordPress that have words below them as figures, each in its lines.
 *
 * @param advice gets what is left out
 */
export function readCaptions(markdown: string, advice: Mistake[]): string {
  if (!/\[caption\b/i.test(markdown)) return markdown;
  const found = [...maskCode(markdown).matchAll(caption)];
  return found.toReversed().reduce((text, { index, 0: { length } }) => {
    const end = index + length;
    const written = text.slice(index, end);
    const sign = written.slice(0, written.indexOf(']') + 1);
    if (/=/.test(sign)) {
      const message = `${inQuotes(sign)} ${looksLeftOut}`;
      advice.push({ place: placeAt(markdown, index), message, about: 'attributes' });
    }
    return text.slice(0, index) + written.replace(caption, writeFigure) + text.slice(end);
  }, markdown);
}

function writeFigure(written: string, shown: string, words: string): string {
  const lines = written.split('\n').length - shown.split('\n').length;
  const below = words && `<figcaption>${words}</figcaption>`;
  return `<figure>${shown}${below}</figure>${'\n'.repeat(Math.max(lines, 0))}`;
}
