import { escapeLabel, toAddress } from './command-writing.ts';
import { codeMask, maskCode } from './mask-code.ts';
import { wordsOfAddress } from './words-of-address.ts';

/** A line of MyST that names what stands below it. */
const label = /^([ \t>]*)\(([\p{L}\p{N}][\p{L}\p{N}_.:-]*)\)=[ \t]*$/u;
const heading = /^[ \t>]*#{1,6}[ \t]/;

/**
 * Writes the names that MyST gives to headings and paragraphs, such as `(prices)=`, as their ids, and its words in code
 * behind a name, such as `` {ref}`Our prices <prices>` ``, as links.
 *
 * @returns a text with as many lines
 */
export function readLabels(markdown: string): string {
  if (!/\)=[ \t]*$|\{[a-z:-]+\}`/m.test(markdown)) return markdown;
  const text = writeRoles(markdown);
  const masked = maskCode(text).split('\n');
  const lines = text.split('\n');
  for (const [index, line] of [...masked.entries()].toReversed()) {
    const [, before = '', id = ''] = label.exec(line) ?? [];
    if (!id) continue;
    const below = lines.findIndex((one, at) => at > index && one.trim() !== '');
    const words = lines[below] ?? '';
    const isHeading = heading.test(words) && !/\}[ \t]*$/.test(words);
    if (isHeading) lines[below] = `${words.replace(/[ \t]+#*[ \t]*$/, '')} {#${id}}`;
    lines[index] = isHeading ? before : `${before}<a id="${id}"></a>`;
  }
  return lines.join('\n');
}

const role = new RegExp(String.raw`\{([a-z:-]+)\}(?=${codeMask})${codeMask}+`, 'g');

/** How words behind such a name look, and where they lead. */
function writeRole(name: string, said: string): string | undefined {
  const [, words = said, target = said] = /^(.*?)\s*<([^<>]*)>$/s.exec(said) ?? [];
  const hasWords = words !== said;
  const link = (to: string) =>
    `[${escapeLabel(hasWords ? words : wordsOfAddress(to))}](${toAddress(to)})`;
  switch (name) {
    case 'ref':
    case 'numref':
    case 'std:ref':
      return link(`#${target}`);
    case 'doc':
    case 'download':
      return link(target);
    case 'term':
    case 'abbr':
    case 'guilabel':
    case 'menuselection':
      return escapeLabel(words);
    case 'sub':
    case 'sup':
    case 'kbd':
      return `<${name}>${said.replaceAll('<', '&lt;')}</${name}>`;
    default:
      return undefined;
  }
}

function writeRoles(markdown: string): string {
  let text = '';
  let last = 0;
  for (const { index, 0: found, 1: name = '' } of maskCode(markdown).matchAll(role)) {
    const end = index + found.length;
    const [, said = ''] =
      /^`+([\s\S]*?)`+$/.exec(markdown.slice(index + name.length + 2, end)) ?? [];
    const written = writeRole(name, said.trim());
    if (written === undefined) continue;
    text += markdown.slice(last, index) + written;
    last = end;
  }
  return text + markdown.slice(last);
}
