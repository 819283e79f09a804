import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import MarkdownIt from 'markdown-it';
import footnotes from 'markdown-it-footnote';

const renderer = new MarkdownIt({ html: true, linkify: true }).use(footnotes);
renderer.normalizeLinkText = (url) => url;
// Two lines alone are no address in GitHub’s Markdown.
renderer.linkify
  .set({ fuzzyLink: false })
  .add('//', null)
  .add('www.', {
    // Letters of scripts without spaces begin a word, and are none of a host.
    validate: (text, at) =>
      /^[^\s<\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303F\uFF00-\uFFEF]*/u
        .exec(text.slice(at))?.[0]
        .replace(/[?!.,:*_~'")]+$/, '').length ?? 0,
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });

/** Code between fences, and in a line. */
const code =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})[^`\n]*\n(?:.*\n)*?(?:[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])+?(?<!`)\2(?!`)/gm;

function changeOutsideCode(source: string, change: (text: string) => string): string {
  let result = '';
  let last = 0;
  for (const { index, 0: found } of source.matchAll(code)) {
    result += change(source.slice(last, index)) + found;
    last = index + found.length;
  }
  return result + change(source.slice(last));
}

const braces = (text: string) => text.replaceAll('{', '&#123;');

/** The words that visitors of the other system read of a command. */
function showCommand(command: string, offset: number, text: string): string {
  if (/^\{\{[<%]\/\*/.test(command)) return braces(command.replace(/\/\*|\*\//g, ''));
  const isInAddress = /(?:\]\(\s*<?|\]:\s*<?|(?:href|src)\s*=\s*["']?)[^\s()<>"']*$/i.test(
    text.slice(Math.max(0, offset - 200), offset),
  );
  const address = /"([^"]*)"|'([^']*)'|\s([\w./-]+)\s*-?%\}$/.exec(command);
  if (isInAddress) return address?.slice(1).join('') ?? '';
  const said = [...command.matchAll(/(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)')/g)];
  const isRead = /^(?:title|caption|alt|text|label|name|summary)$/;
  return said
    .flatMap(([, name = '', one, other]) => {
      const words = one ?? other ?? '';
      const isShown = words.includes(' ') || /^\{%-? *tab /.test(command);
      return (name ? isRead.test(name) : isShown) ? [` ${words} `] : [];
    })
    .join(' ');
}

/** How words look elsewhere, and what other systems write for notes, tasks and comments: what they show of it. */
const notations: readonly [RegExp, string | ((found: string, ...all: string[]) => string)][] = [
  [
    /!\[\[([^\]\n|]*\.(?:png|jpe?g|gif|webp|svg))(?:#[^\]\n|]*)?(?:\\?\|([^\]\n]*))?\]\]/gi,
    '![$2](<$1>)',
  ],
  [
    /!?\[\[(?!_?toc)(?=[^\s[\]])\^?([^[\]\n|#\\]*)(?:#(\^)?([^[\]\n|\\]*))?(?:\\?\|([^[\]\n]*))?\]\](?![([])/gi,
    (_, page = '', isNote = '', id = '', words = '') => {
      const heading = isNote ? '' : id.replace(/^.*#/, '').trim();
      const own = [page.trim(), heading].filter(Boolean).join(' > ');
      const to = encodeURI(page.trim()) + (heading && `#${encodeURI(heading)}`);
      return `[${words.trim() || own}](<${to}>)`;
    },
  ],
  [/^[ \t>]*\([\w.:-]+\)=[ \t]*$/gm, ''],
  [/\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g, (_, words = '') => braces(words)],
  [/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g, ''],
  [
    /\{#-?\s[\s\S]*?#\}|\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}|\{\{!--[\s\S]*?--\}\}|\{\/\*[\s\S]*?\*\/\}/g,
    '',
  ],
  [/\[\/?caption\b[^\]\n]*\]/gi, ''],
  [/\][ \t]+(?=\(https?:\/\/[^\s()<>]+\))/g, ']'],
  // Headings, words behind a comment, and links and pictures between tags, are Markdown elsewhere.
  [/(?<=\n)(?=#{1,6} \S)/g, '\n'],
  [
    /^([ \t]*<(?:p|div|section|aside|center|blockquote|td|li|details|figure|figcaption)\b[^<>\n]*>)[ \t]*(?=\n {0,3}[^\s<]|\n?(?![\s\S]))/gim,
    '$1\n\n',
  ],
  [/^(<!--[\s\S]*?-->)[ \t]*(?=\S)/gm, '$1\n\n'],
  [/(<(?:td|th|div|p|center|li)\b[^<>]*>)(?=[^<\n]*\[[^\]\n]*\]\()/gi, '$1\n\n'],
  [/^import\s[^\n]*(?:'[^'\n]+'|"[^"\n]+");?[ \t]*$/gm, ''],
  [/^([ \t]*>[ \t>]*)\[![a-z-]+\][+-]?[ \t]*/gim, '$1'],
  [
    /^([ \t>]*):{3,}[ \t]*(?:\{[^{}\n]*\}|[a-z][\w-]*)?[ \t]*\[?(.*?)\]?[ \t]*(?:\{.*\})?[ \t]*$/gim,
    '$1\n$1$2\n$1',
  ],
  [/[ \t]*\{\s*[:.#][^{}\n]*\}|\{[^{}\n%<]*=[^{}\n%>]*\}/g, ''],
  [/^([ \t>]*(?:[-*+]|\d+[.)])[ \t]+)\[[ xX]\](?=\s)/gm, '$1'],
  [/\[\^([^\]\n]*\s[^\]\n]*)\]/g, (_, name = '') => `[^${name.replaceAll(/\s/g, '-')}]`],
];

const unshown = /^(?:toctree|tableofcontents|contents|(?:literal)?include|(?:foot)?bibliography)$/;
const codes = /^(?:code.*|math|mermaid|raw|eval-rst|.*-table|python|bash|r)$/;

/** The blocks of MyST between lines of `, and its words in code behind a name. */
function showFenced(source: string): string {
  const open: string[] = [];
  const lines = source.split('\n');
  const shown: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const [, before = '', sign = '', name = '', about = ''] =
      /^([ \t>]*)(`{3,}|~{3,}|:{3,})(?:[ \t]*\{([\w:-]+)\})?(.*)$/.exec(line) ?? [];
    const isCode = (open.at(-1) ?? '').endsWith('code');
    if (sign && !name && !about.trim() && open.at(-1)?.startsWith(sign.slice(0, 3))) {
      shown.push(open.pop()?.endsWith('code') ? line : '');
    } else if (isCode || !sign || (sign.startsWith(':') && !name)) shown.push(line);
    else if (!name || codes.test(name)) {
      open.push(`${sign} code`);
      shown.push(line);
    } else {
      open.push(sign);
      const isPicture = name === 'figure' || name === 'image';
      shown.push('', `${before}${isPicture ? `![](${about.trim()})` : about.trim()}`, before);
      while (/^[ \t>]*(?::[\w-]+:|---$)/.test(lines[index + 1] ?? '')) {
        index += 1;
        const [, alt] = /^[ \t>]*:alt:[ \t]*(.*)$/.exec(lines[index] ?? '') ?? [];
        if (alt && isPicture) shown[shown.length - 2] = `${before}![${alt}](${about.trim()})`;
      }
      if (unshown.test(name))
        while (
          index + 1 < lines.length &&
          !/^[ \t>]*(?:`{3,}|:{3,})\s*$/.test(lines[index + 1] ?? '')
        )
          index += 1;
    }
  }
  return shown
    .join('\n')
    .replaceAll(
      /\{(?:ref|doc|numref|term|abbr|download)\}`([^`<>]*?)\s*(?:<([^<>`]*)>)?`/g,
      (_, words, to) => (to === undefined ? words.replaceAll(/[-_:]+/g, ' ') : `[${words}](${to})`),
    );
}

/** The notes and tabs of MkDocs, whose words are four spaces further. */
function showIndented(source: string): string {
  const open: number[] = [];
  const lines = source.split('\n').map((line) => {
    const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
    if (line.trim()) while ((open.at(-1) ?? -1) >= indent) open.pop();
    const depth = open.length;
    const [, title] =
      /^[ \t]*(?:!!!|\?\?\?\+?|===!?)[ \t]+[\w -]*(?:"(.*)")?[ \t]*$/.exec(line) ?? [];
    if (!/^[ \t]*(?:!!!|\?\?\?\+?|===!?)[ \t]+\S/.test(line))
      return line.slice(Math.min(4 * depth, indent));
    open.push(indent);
    return `${' '.repeat(Math.max(indent - 4 * depth, 0))}${title ?? ''}\n`;
  });
  return lines.join('\n');
}

/**
 * What a text in GitHub’s Markdown shows, by a parser that shares nothing with the machine’s. What other systems write
 * is first replaced by what they show of it.
 */
export function renderMarkdown(source: string): Root {
  const hasIndented = /^[ \t]*(?:!!!|\?\?\?|===)[+!]?[ \t]+\S/m.test(source);
  const hasFenced = /^[ \t>]*(?:`{3,}|:{3,})[ \t]*\{[\w-]+\}|\{[a-z]+\}`/m.test(source);
  const written = hasFenced ? showFenced(source) : source;
  const text = changeOutsideCode(hasIndented ? showIndented(written) : written, (part) => {
    let changed = part;
    for (const [signs, words] of notations) changed = changed.replace(signs, words as string);
    return changed.replace(/\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}/g, showCommand);
  });
  return fromHtml(renderer.render(text), { fragment: true });
}
