/** What a rule writes in the place of what it has found. */
export interface Written {
  text: string;
  /** Where in the source what it has found ends; else where the match does. */
  end?: number;
  /** Whether it stands in lines of its own; each of them begins with `prefix`. */
  isBlock?: boolean;
  prefix?: string;
}

/** A text, or a part of one, in which rules look for what they know. */
export interface Part {
  source: string;
  /** The same, with a mask in the place of each character of code. */
  masked: string;
  /** Words that the text gives names, as by `{% set name = "words" %}`. */
  values: ReadonlyMap<string, string>;
  /** Converts what stands between two places of the source. */
  convert(start: number, end: number): string;
  /** Converts a text that begins at a place of the source. */
  convertText(text: string, start: number): string;
  /** Says which words of the source are shown otherwise, or nowhere. */
  lose(at: number, words: string): void;
  /** Says what only the other system can do, and stays as it is written. */
  leave(at: number, words: string): void;
}

/** One line of the table of a dialect. */
export interface Rule {
  /** What it reads, such as `a note: {% hint %}`, and what it writes. */
  reads: string;
  writes: string;
  find: RegExp;
  /**
   * Without it what was found is left out.
   *
   * @returns undefined where what was found stays as it is
   */
  write?(match: RegExpExecArray, part: Part): Written | undefined;
}

/** What a system writes that is no Markdown of ours. */
export interface Dialect {
  name: string;
  rules: readonly Rule[];
}

const tones = ['note', 'tip', 'important', 'warning', 'caution'];

/** What other systems call the five notes. */
const otherTones: Readonly<Record<string, string>> = {
  ...{ info: 'note', hint: 'tip', success: 'tip', check: 'tip', attention: 'warning' },
  ...{ danger: 'caution', error: 'caution', bug: 'caution', failure: 'caution' },
  ...{ abstract: 'note', example: 'note', question: 'note', todo: 'note', seealso: 'note' },
};

export function toneOf(name: string): string | undefined {
  const small = name.toLowerCase();
  return tones.includes(small) ? small : otherTones[small];
}

/** Text without the spaces that begin all of its lines. */
export function dedent(text: string): string {
  const lines = text.split('\n');
  const spaces = lines.flatMap((line) =>
    line.trim() ? (/^[ \t]*/.exec(line)?.[0].length ?? 0) : [],
  );
  const least = Math.min(...spaces, 99);
  return lines.map((line) => line.slice(Math.min(least, line.length))).join('\n');
}

const trimLines = (text: string) => text.replace(/^(?:[ \t]*\n)+|\s+$/g, '');

/** A note of our Markdown. */
export function writeNote(tone: string, title: string, words: string): string {
  const head = `> [!${tone.toUpperCase()}]${title && ` ${title}`}`;
  const lines = trimLines(words)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd());
  return [head, ...(lines.join('') === '>' ? [] : lines)].join('\n');
}

/** Words that open, in HTML, in which Markdown stands between empty lines. */
export const writeFolded = (title: string, words: string): string =>
  `<details>\n<summary>${toHtml(title)}</summary>\n\n${trimLines(words)}\n\n</details>`;

/** Emphasis, code and words in a line of HTML. */
const toHtml = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(?<!\w)[*_]([^*_]+)[*_](?!\w)/g, '<em>$1</em>');

export const escapeLabel = (text: string): string => text.replaceAll(/(?<!\\)[[\]]/g, '\\$&');

export const toAddress = (url: string): string => (/[\s()]/.test(url) ? `<${url}>` : url);

export const writeLink = (words: string, url: string): string =>
  `[${escapeLabel(words)}](${toAddress(url)})`;

export const writePicture = (alt: string, src: string, caption = ''): string =>
  `![${escapeLabel(alt)}](${toAddress(src)}${caption && ` "${caption.replaceAll('"', '\\"')}"`})`;

/** Words for a link that has none: what the file, the element or the host is called. */
export function wordsOfAddress(url: string): string {
  const [, host, path = '', id] =
    /^(?:(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#]*))?([^?#]*)[^#]*#?(.*)$/is.exec(url) ?? [];
  const names = path
    .split('/')
    .map((one) => one.replace(/\.\w+$/, ''))
    .filter((one) => /[\p{L}\p{N}]/u.test(one) && !/^_?(?:readme|index)$/i.test(one));
  return (id || (names.at(-1) ?? '')).replaceAll(/[-_:]+/g, ' ').trim() || host || url;
}

/** Takes what begins each line of a block, as in a list or a quote, off all of its lines. */
export const withoutPrefix = (text: string, prefix: string): string =>
  text
    .split('\n')
    .map((line) => {
      if (line.startsWith(prefix)) return line.slice(prefix.length);
      return line.startsWith(prefix.trimEnd()) ? line.slice(prefix.trimEnd().length) : line;
    })
    .join('\n');
