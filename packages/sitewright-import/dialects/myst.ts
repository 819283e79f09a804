import { blockInfo, codeMask, literal } from './code.ts';
import { findFence, readBlock, writeContainer } from './containers.ts';
import {
  type Dialect,
  escapeLabel,
  toneOf,
  withoutPrefix,
  wordsOfAddress,
  writeLink,
  writePicture,
} from './rule.ts';

/** Blocks that list pages or take in files, and show no words of their own. */
const leftOut =
  /^(?:toctree|tableofcontents|contents|(?:literal)?include|(?:foot)?bibliography|index|meta)$/;

/** What says how a block looks, and what a link leads to it by. */
const looks =
  /^(?:class|class-.*|link-type|width|height|align|name|open|columns|gutter|margin|padding|hidden|icon|sync)$/;

/** The lines between the first one of a block and its words, which say how it looks. */
function readOptions(lines: readonly string[]): { options: Map<string, string>; count: number } {
  const isYaml = lines[0]?.trim() === '---';
  const options = new Map<string, string>();
  let count = isYaml ? 1 : 0;
  for (; count < lines.length; count += 1) {
    const line = lines[count] ?? '';
    if (isYaml && line.trim() === '---') return { options, count: count + 1 };
    const form = isYaml ? /^\s*([\w-]+):[ \t]*(.*?)\s*$/ : /^\s*:([\w-]+):[ \t]*(.*?)\s*$/;
    const [, name, said = ''] = form.exec(line) ?? [];
    if (!name) break;
    options.set(name, said);
  }
  return { options, count };
}

/** How words in code behind a name look, and where they lead. */
function writeRole(name: string, said: string): string | undefined {
  const [, words, target = said] = /^(.*?)\s*<([^<>]*)>$/s.exec(said) ?? [];
  if (/^(?:ref|numref|std:ref)$/.test(name))
    return writeLink(words || wordsOfAddress(target), `#${target}`);
  if (/^(?:doc|download)$/.test(name)) return writeLink(words || wordsOfAddress(target), target);
  if (/^(?:term|abbr|guilabel|menuselection)$/.test(name))
    return escapeLabel(name === 'abbr' && words ? `${words} (${target})` : (words ?? said));
  return /^(?:sub|sup|kbd)$/.test(name)
    ? `<${name}>${said.replaceAll('<', '&lt;')}</${name}>`
    : undefined;
}

/** MyST and Sphinx. */
export const myst: Dialect = {
  name: 'myst',
  rules: [
    {
      reads: 'code whose language stands in braces: ```{code-block} python, ```{r}',
      writes: 'the language alone',
      find: /^([ \t>]*(?:`{3,}|~{3,}))[ \t]*\{([a-z][\w:-]*)\}[ \t]*(\w*).*$/gim,
      write({ index, 0: found, 1: fence = '', 2: name = '', 3: language = '' }, part) {
        if (!literal.test(name)) return undefined;
        const isCode = /^(?:code.*|sourcecode)$/i.test(name);
        if (!isCode && language) part.lose(index, found.trim());
        return { text: fence + (isCode ? language : name) };
      },
    },
    {
      reads: 'blocks between lines of ` or of colons with a name in braces: ```{note} Title',
      writes: 'notes, <details>, pictures; lists of pages and files that are taken in are lost',
      find: /^([ \t>]*)(`{3,}|~{3,}|:{3,})([ \t]*\{[a-z][\w:-]*\}.*)$/gim,
      write({ index, 0: found, 1: prefix = '', 2: sign = '', 3: info = '' }, part) {
        const [, written = '', title = ''] = blockInfo.exec(info) ?? [];
        const name = written.toLowerCase();
        const first = index + found.length + 1;
        const { start, end } = findFence(part.masked, first, sign);
        const block = { end, isBlock: true, prefix };
        if (leftOut.test(name)) {
          part.lose(index, part.source.slice(index, end));
          return { text: '', ...block };
        }
        const lines = part.source.slice(first, start).split('\n');
        const { options, count } = readOptions(lines.map((line) => withoutPrefix(line, prefix)));
        const head = lines.slice(0, count).join('\n');
        const words = readBlock(part, first + head.length + (count && 1), start, prefix);
        const look = options.get('class') ?? '';
        const shown = [...options.keys()].filter((one) => /^(?:alt|link)$/.test(one));
        if (
          [...options.keys()].some((one) => !looks.test(one) && !shown.includes(one)) ||
          options.has('name')
        )
          part.lose(index, `${found}\n${head}`);
        if (/^(?:figure|image)$/.test(name)) {
          const caption = words.includes('\n') ? '' : words.replaceAll(/[*_`]/g, '');
          const more = caption === words ? '' : `\n\n${words}`;
          const picture = writePicture(options.get('alt') ?? '', title, more ? '' : caption);
          return { text: picture + more, ...block };
        }
        const link = options.get('link');
        const label = title && link && !/^[\w:-]+$/.test(link) ? writeLink(title, link) : title;
        if (link && label === title) part.lose(index, `${found}\n${head}`);
        if (/\bdropdown\b/.test(look) && title)
          return { text: writeContainer('details', label, words), ...block };
        const isCard = /^(?:grid-item-)?card$/.test(name);
        const tone = name === 'admonition' ? (toneOf(look) ?? 'note') : name;
        return { text: writeContainer(isCard ? 'card' : tone, label, words), ...block };
      },
    },
    {
      reads: 'words in code behind a name: {ref}`Our prices <prices>`',
      writes: 'links, <kbd>, <sub> and <sup>',
      find: new RegExp(String.raw`\{([a-z:-]+)\}(?=${codeMask})${codeMask}+`, 'g'),
      write({ index, 0: { length }, 1: name = '' }, part) {
        const code = part.source.slice(index + name.length + 2, index + length);
        const text = writeRole(name, code.replace(/^`+|`+$/g, '').trim());
        if (text === undefined) part.leave(index, part.source.slice(index, index + length));
        return text === undefined ? undefined : { text };
      },
    },
    {
      reads: 'the name of what stands below: (prices)=',
      writes: 'the id of a heading, such as {#prices}, or of an element',
      find: /^([ \t>]*)\(([\p{L}\p{N}][\p{L}\p{N}_.:-]*)\)=[ \t]*\n(?:[ \t>]*\n)*(?=(.*))/gmu,
      write({ index, 0: { length }, 1: prefix = '', 2: id = '', 3: below = '' }, part) {
        const isHeading = /^[ \t>]*#{1,6}[ \t]/.test(below) && !/\}[ \t]*$/.test(below);
        if (!isHeading) return { text: `${prefix}<a id="${id}"></a>\n` };
        const end = index + length + below.length;
        const words = part.convert(index + length, end).replace(/[ \t]+#*[ \t]*$/, '');
        return { text: `${words} {#${id}}`, end };
      },
    },
  ],
};
