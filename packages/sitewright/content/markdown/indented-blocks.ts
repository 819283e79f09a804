import { maskCode } from './mask-code.ts';
import { toneOf } from './notes.ts';

/** A note or a tab of MkDocs: `!!! note "Title"`, `??? note "Title"` for one that opens, `=== "Title"` for one of several. */
const opening =
  /^([ \t]*)(!!!|\?\?\?\+?|===!?)[ \t]+(?:([\w-]+)(?:[ \t]+[\w-]+)*)?[ \t]*(?:"(.*)")?[ \t]*$/;

/** The blocks that open a line of the text, and in which column their words begin. */
interface Block {
  indent: number;
  end: string;
}

/**
 * Writes the notes of MkDocs, whose words are four spaces further, as blocks between lines of colons. A block ends on
 * the empty line below its words.
 *
 * @returns a text with as many lines, but for blocks that end without an empty line
 */
export function readIndentedBlocks(markdown: string): string {
  if (!/^[ \t]*(?:!!!|\?\?\?|===)[+!]?[ \t]/m.test(markdown)) return markdown;
  const masked = maskCode(markdown).split('\n');
  const lines = markdown.split('\n');
  const open: Block[] = [];
  const written: string[] = [];
  const closeTo = (indent: number) => {
    while ((open.at(-1)?.indent ?? -1) >= indent) {
      const block = open.pop();
      const last = written.findLastIndex((line) => line.trim() !== '');
      // Its end takes the place of an empty line, so that the lines below stay where they are.
      written.splice(last + 1, written[last + 1] === '' ? 1 : 0, block?.end ?? '');
    }
  };
  for (const [index, line] of lines.entries()) {
    const words = line.replace(/^[ \t]*/, '');
    const indent = line.slice(0, line.length - words.length).replaceAll('\t', '    ').length;
    if (words !== '') closeTo(indent);
    const [, , sign, name = '', title = ''] = opening.exec(masked[index] ?? '') ?? [];
    const isNote = sign === '!!!' && name;
    const isFolded = sign && !isNote && (title || name);
    const depth = open.length;
    const spaces = ' '.repeat(Math.max(0, indent - 4 * depth));
    if (!isNote && !isFolded) {
      written.push(words && spaces + words);
      continue;
    }
    const end = spaces + ':'.repeat(Math.max(3, 8 - depth));
    const label = (title || (isFolded ? name : '')).replaceAll(/[[\]]/g, '\\$&');
    const kind = isNote ? (toneOf(name) ?? 'note') : 'details';
    written.push(`${end}${kind}${label && `[${label}]`}`);
    open.push({ indent, end });
  }
  closeTo(0);
  return written.join('\n');
}
