import { formula, masks, syntaxes } from './syntaxes.ts';

const wayOut = {
  markdown: 'to show these signs, write them between two `, or a backslash before the first',
  rich: 'to show these signs, write a backslash before the first',
  plain: 'to show these signs, write a space between them',
};

/** Whether there is more than the letters and signs of sentences, of which most texts are made. */
const anySign =
  /[^\p{L}\p{M}\p{N} \n.,!?()’“”–-]|!{3}|\?{3}|^(?:import|export|\.\.|[-–(\d]|\w{1,4}[.)] )/mu;

export interface ForeignSyntax {
  /** Where it begins in the text. */
  offset: number;
  /** What is there, and what has to be there. */
  found: string;
  expected: string;
  /** Whether it is a sign alone, which takes no words with it. */
  isStray: boolean;
}

/**
 * Finds the syntax of other systems, which visitors would read as it is written.
 *
 * @param text words, in which masks stand for what is none
 * @param kind what the text may have: Markdown, the marks of a longer text in YAML, or none
 */
export function findForeignSyntax(text: string, kind: keyof typeof syntaxes): ForeignSyntax[] {
  if (!anySign.test(text)) return [];
  const found: (ForeignSyntax & { end: number })[] = [];
  for (const [signs, what, stray] of syntaxes[kind]) {
    for (const { index: offset, 0: match } of text.matchAll(signs)) {
      const end = offset + match.length;
      // One thing may look like two.
      if (found.some((other) => other.offset < end && offset < other.end)) continue;
      // A backslash in Markdown is a sign of its own before letters and the signs of other keyboards.
      const isWay = kind === 'plain' || /^[!-/:-@[-`{-~]/.test(match);
      const expected = isWay ? `${what} (${wayOut[kind]})` : what;
      found.push({ offset, end, found: match, expected, isStray: stray !== undefined });
    }
  }
  return found.sort((a, b) => a.offset - b.offset);
}

const maskWith = (mask: string) => (match: string) => mask.repeat(match.length);

const escapes = new RegExp(`(${formula.source})|\\\\[!-/:-@[-\`{-~]`, 'g');

/** Masks each sign behind a backslash, which stands for itself, but those of a formula. */
export const maskEscapes = (text: string): string =>
  text.replaceAll(escapes, (signs, isFormula) => isFormula ?? maskWith(masks.other)(signs));

/** Masks the links of a longer text in YAML but their words. */
export const maskLinks = (text: string): string =>
  text.replaceAll(/\[([^[\]]*)(\]\([^\s()]*\))/g, (_, words: string, address: string) => {
    return masks.link + words + maskWith(masks.link)(address);
  });
