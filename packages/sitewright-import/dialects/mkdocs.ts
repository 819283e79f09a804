import { type Dialect, dedent, type Part, toneOf, writeFolded, writeNote } from './rule.ts';

/** Where the lines end that stand further to the right than the one that opens a block. */
function findIndented({ source }: Part, from: number, indent: string): number {
  let end = from;
  for (const { index, 0: line } of source.slice(from).matchAll(/.*(?:\n|$)/g)) {
    const isInside = line.startsWith(`${indent}    `) || line.startsWith(`${indent}\t`);
    if (line.trim() !== '' && !isInside) break;
    if (isInside) end = from + index + line.trimEnd().length;
  }
  return end;
}

/** Material for MkDocs, and Python-Markdown. */
export const mkdocs: Dialect = {
  name: 'mkdocs',
  rules: [
    {
      reads:
        '!!! note "Title", ??? note "Title" for one that opens, === "Title" for a tab, with words below that stand four spaces further',
      writes: 'notes and <details>',
      find: /^([ \t]*)(!!!|\?\?\?\+?|===!?)[ \t]+(?:([\w-]+)((?:[ \t]+[\w-]+)*))?[ \t]*(?:"(.*)")?[ \t]*$/gm,
      write(match, part) {
        const { index } = match;
        const [found, prefix = '', sign, name = '', more = '', title = ''] = match;
        const from = index + found.length + 1;
        const end = findIndented(part, from, prefix);
        // Words behind such a sign are no block without words below, but for a note that has a title.
        const isTitle = sign === '!!!' && name && title;
        if (
          (end <= from && !isTitle) ||
          (sign === '!!!' && !name) ||
          (sign !== '!!!' && !title && !name)
        )
          return undefined;
        const words =
          end > from ? part.convertText(dedent(part.source.slice(from, end)), from).trim() : '';
        const tone = toneOf(name) ?? 'note';
        if (more.trim() || (name && !toneOf(name))) part.lose(index, found.trim());
        const text =
          sign === '!!!' ? writeNote(tone, title, words) : writeFolded(title || name, words);
        return { text, end: Math.max(end, from - 1), isBlock: true, prefix };
      },
    },
    {
      reads: 'icons: :material-check:{ .wide }',
      writes: 'nothing',
      find: /:(?:material|fontawesome|octicons|simple)-[\w-]+:(?:\{[^{}\n]*\})?[ \t]?/g,
    },
    {
      reads: 'keys: ++ctrl+f2++',
      writes: '<kbd>',
      find: /(?<![+\w])\+\+((?:(?:ctrl|control|alt|shift|cmd|command|win|meta|option|fn|tab|enter|esc|escape|space|del|delete|backspace|insert|home|end|page-up|page-down|arrow-\w+|up|down|left|right|f\d+|[a-z\d])\+?)+)\+\+(?![+\w])/gi,
      write: ([, keys = '']) => ({
        text: keys
          .split('+')
          .map((key) => `<kbd>${key.replaceAll('-', ' ')}</kbd>`)
          .join('+'),
      }),
    },
    {
      reads: 'marked words: ==words==',
      writes: '<mark>',
      find: /(?<![=\w])==(?=[^\s=])([^=\n]*[^\s=])==(?![=\w])/g,
      write: ({ 0: { length }, index }, part) => ({
        text: `<mark>${part.convert(index + 2, index + length - 2)}</mark>`,
      }),
    },
  ],
};
