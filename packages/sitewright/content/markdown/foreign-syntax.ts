import { inlineCommands, messageFormat } from './syntaxes.ts';

const noCommands = 'what it stands for, as pages run no commands';
const noEmphasis = 'words without emphasis, as this field has none';

type Syntax = readonly [signs: RegExp, expected: string];

/** What fields in YAML do not show, each with what is to be written. */
const everywhere: readonly Syntax[] = [
  [
    messageFormat,
    'plain words that are right for any number, with {count jobs} or {number jobs} for it',
  ],
  [
    /\{\{\s*(?:vendor|origin|(?:count|number) [\w.-]+)\s*\}\}/g,
    'one brace on each side, as in {vendor} and {count jobs}',
  ],
  ...inlineCommands.map((signs): Syntax => [signs, noCommands]),
  [/~~[^~\n]+~~/g, 'words without ~~'],
  [/\[\^[^\]\s]+\]/g, 'words alone, as only texts in Markdown have footnotes'],
];

/** Marks that longer texts may have, and shorter ones would show. */
const inPlainText: readonly Syntax[] = [
  [/\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*/g, noEmphasis],
  [/(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])/g, noEmphasis],
  [/\[[^[\]\n]+\]\([^()\s]*\)/g, 'words without a link, as this field has none'],
  [
    /<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|p|span|strong|sub|sup|u|ul)\b[^<>\n]*>/gi,
    'words without HTML',
  ],
];

const syntaxes = { rich: everywhere, plain: [...everywhere, ...inPlainText] };

const wayOut = {
  rich: 'a backslash before the first of these signs shows them',
  plain: 'a space between these signs shows them',
};

interface ForeignSyntax {
  /** Where it begins in the text. */
  offset: number;
  /** What is there, and what has to be there. */
  found: string;
  expected: string;
}

/**
 * Finds what a text in YAML does not show, and visitors would read as it is written.
 *
 * @param kind the marks of a longer text, or none
 */
export function findForeignSyntax(text: string, kind: keyof typeof syntaxes): ForeignSyntax[] {
  const found: (ForeignSyntax & { end: number })[] = [];
  for (const [signs, what] of syntaxes[kind]) {
    for (const { index: offset, 0: match } of text.matchAll(signs)) {
      const end = offset + match.length;
      // One thing may look like two.
      if (found.some((other) => other.offset < end && offset < other.end)) continue;
      found.push({ offset, end, found: match, expected: `${what} (${wayOut[kind]})` });
    }
  }
  return found.sort((a, b) => a.offset - b.offset);
}

const mask = (text: string): string => '\uE000'.repeat(text.length);

/** Masks each sign behind a backslash, which stands for itself. */
export const maskEscapes = (text: string): string => text.replaceAll(/\\[!-/:-@[-`{-~]/g, mask);

/** Masks the links of a longer text in YAML but their words. */
export const maskLinks = (text: string): string =>
  text.replaceAll(
    /\[([^[\]]*)(\]\([^\s()]*\))/g,
    (_, words: string, address: string) => mask('[') + words + mask(address),
  );
