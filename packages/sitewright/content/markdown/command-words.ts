import {
  addresses,
  argument,
  escapeLabel,
  isInHtml,
  looks,
  toAddress,
  type Write,
  writeBlock,
} from './command-writing.ts';
import { type Command, isAlone } from './generator-commands.ts';
import { wordsOfAddress } from './words-of-address.ts';

/** Commands that put what is in them side by side or behind tabs. */
const groups = new Set([
  ...['tabs', 'tabset', 'tabpane', 'tabbed', 'stepper', 'steps', 'step', 'columns', 'column'],
  ...['content-ref', 'accordions', 'accordiongroup', 'cards', 'cardgroup', 'cardgrid', 'codegroup'],
  ...['grid', 'frame', 'row', 'col', 'section', 'container', 'center', 'client-only', 'clientonly'],
]);

/** Commands that show their words at times, many times or in another form, or words that stand elsewhere. */
const logic = new Set([
  ...['if', 'ifversion', 'unless', 'for', 'case', 'call', 'macro', 'block', 'capture', 'filter'],
  ...['each', 'with', 'range', 'while', 'cache', 'autoescape', 'tablerow', 'define', 'paginate'],
  ...['else', 'elseif', 'elsif', 'elif', 'when', 'end', 'break', 'continue', 'cycle', 'increment'],
  ...['t', 'tl', 'tf', 'tr', 'trans', 'translate', 'blocktrans', 'i18n', 'data', 'param', 'var'],
  ...['code', 'pre', 'math', 'latex', 'katex', 'mermaid', 'gallery', 'playlist', 'caption', 'img'],
]);

/** Commands that show what stands in another file. */
const files = new Set(['include', 'include_relative', 'include_cached', 'render', 'partial']);

/** Commands that show nothing. */
const silent = new Set(['assign', 'set', 'from', 'import', 'extends', 'layout']);

/** Names of what visitors read. */
const readNames = new Set([
  ...['title', 'subtitle', 'label', 'summary', 'header', 'heading', 'caption', 'text', 'alt'],
  ...['description', 'desc', 'content', 'question', 'answer', 'tooltip', 'tip', 'message'],
]);

const picture = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/** Whether an argument is words: several, or one with a capital or of another script. */
const isWords = (said: string): boolean =>
  /\p{L}[^\S\n]+\p{L}|^\p{Lu}(?!\S*[/.=])|(?!\p{sc=Latin})\p{L}/u.test(said) &&
  !/^[a-z\d\s_]+-[a-z\d\s_-]+$/.test(said);

interface Said {
  /** What visitors read of it. */
  words: string[];
  /** A picture, and the address of a page. */
  src: string | undefined;
  url: string | undefined;
  /** What else it says, by its names where it has some. */
  others: string[];
}

/** What a command says; undefined where nobody knows what is shown of it. */
function readArguments({
  name: command,
  named,
  others: unnamed,
  isComponent,
}: Command): Said | undefined {
  const all = [
    ...[...named].filter(([name]) => !looks.has(name) && !addresses.includes(name)),
    ...(isComponent ? [] : unnamed).map((said) => ['', said] as const),
  ];
  const isUnknown = ([name, said]: readonly [string, string]) =>
    (/^[{[]/.test(said) && !/^\{(?:[\d.]+|true|false)\}$/.test(said)) || /^(?:v-|[:@])/.test(name);
  if (all.some(isUnknown)) return undefined;
  const [, src] = all.find(([, said]) => picture.test(said)) ?? [];
  const [, url] = all.find(([, said]) => /^https:\/\/\S+$/.test(said) && said !== src) ?? [];
  const rest = all.filter(([, said]) => said && said !== src && said !== url);
  const isRead = ([name, said]: readonly [string, string]) =>
    readNames.has(name) ? /[\p{L}\p{N}]/u.test(said) : isWords(said);
  return {
    words: [...new Set(rest.filter(isRead).map(([, said]) => said))],
    src,
    url,
    others: rest.flatMap(([name, said]) => {
      const isFile = name === '' && files.has(command);
      return isFile || isRead([name, said]) ? [] : name || said;
    }),
  };
}

const leftOut = 'is left out, as pages run no commands: write here what it shows';

/**
 * Writes what is left of a command or a component of which nothing is known: the words in it and those that it says, with
 * its link and its picture. One that says nothing is left out, where it has its line for itself.
 */
export const writeWords: Write = (pair, markdown) => {
  const { open, close } = pair;
  if (silent.has(open.name) && !close && isAlone(open, markdown))
    return { open: '', lost: leftOut };
  const said = readArguments(open);
  if (open.name.length < 2 || logic.has(open.name) || silent.has(open.name) || !said)
    return undefined;
  const { words, src } = said;
  const [first, ...others] = words.map(escapeLabel);
  const url = argument(open, ...addresses) ?? said.url;
  const between = close ? markdown.slice(open.end, close.start) : '';
  const inside = between.trim();
  const isBlock = isAlone(open, markdown) && (!close || isAlone(close, markdown));
  const without = said.others.length > 0 ? ` without ${said.others.join(', ')}` : '';
  const lost = `is left out, and its words are shown${without}, as pages run no commands`;
  if (inside) {
    if (groups.has(open.name) && words.length === 0 && !src) return { open: '', close: '' };
    const isInLine = !/\n[ \t]*\n/.test(between) && !/\n|\]\(/.test(inside);
    const isLink = url && isInLine && !(isBlock && first);
    if (!isBlock || isLink || (words.length === 0 && !url && !src)) {
      if (src || (url && !isLink)) return undefined;
      const more = words.length > 0 ? ` (${words.map(escapeLabel).join(', ')})` : '';
      const [start, end] = isLink ? ['[', `](${toAddress(url)})`] : ['', ''];
      const isPlain = isLink && !more && !without;
      return { open: start, close: end + more, ...(!isPlain && { lost }) };
    }
    const head = first ?? (url ? wordsOfAddress(url) : '');
    const strong = head && `**${url ? `[${head}](${toAddress(url)})` : head}**`;
    const title = [src && `![](${toAddress(src)})`, strong, ...others].filter(Boolean).join(' ');
    const written = writeBlock(pair, markdown, 'card', title);
    return written && { ...written, lost };
  }
  const end = close && { close: '' };
  if (src) {
    const alt = words.map(escapeLabel).join(' ');
    return {
      open: `![${alt}](${toAddress(src)})`,
      ...end,
      lost: `is shown as a picture${without}`,
    };
  }
  // What stands in a line without a name may be anything.
  const isIcon = /(?:^|[-_])(?:fa|icons?|emoji)$/.test(open.name);
  if (!isBlock && !isIcon && (words.length === 0 || open.others.some(isWords))) return undefined;
  // A word that it says may be one that visitors read.
  const isKnown = open.isComponent || files.has(open.name) || isIcon;
  const hasWord = !isKnown && open.others.some((one) => /^[^./=]*\p{L}[^./=]*$/u.test(one));
  // An empty line would end the HTML around it.
  const nothing = isInHtml(open.start, markdown) ? '<span></span>' : '';
  if (!first && !url) return hasWord ? undefined : { open: nothing, ...end, lost: leftOut };
  const head = first ?? wordsOfAddress(url ?? '');
  const link = url ? `[${head}](${toAddress(url)})` : head;
  const isPlain = url && others.length === 0 && !without && first;
  return { open: [link, ...others].join(' '), ...end, ...(!isPlain && { lost }) };
};
