import { type Dialect, dedent, type Part } from './rule.ts';

/** Classes alone, or in which window a link opens: what no reader misses. */
const unseen =
  /^\{:?\s*(?:(?:\.[\w-]+|(?:target|rel|class|loading)=(?:"[^"\n]*"|'[^'\n]*'|[^\s}]+))\s*)+\}$/;

const lose = (index: number, found: string, part: Part) => {
  if (!unseen.test(found.trim())) part.lose(index, found.trim());
};

/** kramdown, Pandoc and Markdown Extra. */
export const kramdown: Dialect = {
  name: 'kramdown',
  rules: [
    {
      reads: 'the list of headings: a list of one entry, and {:toc}',
      writes: 'nothing, as contents: true above a text makes one',
      find: /^([ \t>]*)(?:[-*+]|\d+[.)])[ \t]+.*\n[ \t>]*\{:\s*toc\b[^{}\n]*\}[ \t]*$/gm,
    },
    {
      reads: 'an id in or below a heading: ## Prices {: #prices .wide}, ## Prices{#prices}',
      writes: '## Prices {#prices}',
      find: /^([ \t>]*#{1,6} .*?\S)(?:[ \t]*|\n[ \t>]*)(\{:?[^{}\n#]*#([\w.:-]+)[^{}\n]*\})[ \t]*$/gm,
      write({ index, 0: found, 1: words = '', 2: settings = '', 3: id = '' }, part) {
        if (!/^\{:?\s*#[\w.:-]+\s*\}$/.test(settings)) lose(index, found, part);
        return { text: `${part.convert(index, index + words.length)} {#${id}}` };
      },
    },
    {
      reads: 'words with a look: [words]{.small}',
      writes: 'the words',
      find: /(?<![\]!])\[([^[\]\n]+)\](\{:?[^{}\n]*[.=#][^{}\n]*\})/g,
      write({ index, 1: words = '', 2: settings = '' }, part) {
        lose(index, settings, part);
        return { text: part.convert(index + 1, index + 1 + words.length) };
      },
    },
    {
      reads: 'a look in braces: {: .wide}, {width=50%}, { .small #id }',
      writes: 'nothing',
      find: /[ \t]*(?<![{\]\w$])\{(?::[^{}\n]*|[ \t]*\.[\w-][^{}\n]*|[^{}\n@#$=%<>]*[\w-]=(?:"[^"\n]*"|'[^'\n]*'|[\w%.-]+)[^{}\n]*)\}(?!\})/g,
      write({ index, 0: found }, part) {
        lose(index, found, part);
        return { text: '' };
      },
    },
    {
      reads: 'Markdown in HTML: <div markdown="1">words</div>',
      writes: 'the same between empty lines',
      find: /^([ \t]*)<(\w+)([^<>]*?)\s+markdown(?:=["']?\w+["']?)?([^<>]*)>([\s\S]*?)^[ \t]*<\/\2>[ \t]*$/gm,
      write(match, part) {
        const { index } = match;
        const [found, , name = '', before = '', after = '', inner = ''] = match;
        const start = index + found.lastIndexOf(inner, found.length - name.length - 3);
        // What is indented is no code here, but code keeps what is indented in it.
        const lines = /^[ \t]*(?:`{3}|~{3})/m.test(inner)
          ? dedent(inner)
          : inner.replaceAll(/^[ \t]+/gm, '');
        const words = part.convertText(lines, start).trim();
        return { text: `<${name}${before}${after}>\n\n${words}\n\n</${name}>`, isBlock: true };
      },
    },
    {
      reads: 'footnotes whose names have spaces: [^our note]',
      writes: '[^our-note]',
      find: /\[\^([^\]\n]*\S\s+\S[^\]\n]*)\]/g,
      write: ([, name = '']) => ({ text: `[^${name.trim().replaceAll(/\s+/g, '-')}]` }),
    },
    {
      reads: 'footnotes in a line: words^[More words.]',
      writes: 'the words in brackets',
      find: /\^\[([^[\]\n]+)\]/g,
      write: ([, words = '']) => ({ text: ` (${words})` }),
    },
  ],
};
