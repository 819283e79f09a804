import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { splitFrontMatter } from '../../content/markdown/front-matter.ts';
import { ContentError, fileProblem } from '../../content/messages/problem.ts';
import { editYaml } from './edit-yaml.ts';
import { matchItems } from './match-items.ts';

/**
 * Gives a Markdown file new fields and a new text. Fields stay as `editYaml` leaves them, and of the text
 * each paragraph, list or table that says what it said, however an editor writes it.
 *
 * @param file how the file is named in problems
 * @param source the file as it is
 * @param fields what it is to say above the text
 * @throws ContentError when the file has no fields, or as `editYaml` does
 */
export function editMarkdown(file: string, source: string, fields: object, text: string): string {
  const parts = splitFrontMatter(source);
  if (!parts) {
    const message = 'expected fields between two lines of ---, found none';
    throw new ContentError([fileProblem(file, message)]);
  }
  const lines = source.split(/(?<=\n)/);
  const height = parts.frontMatter.split('\n').length - 1;
  const front = editYaml(file, lines.slice(0, height).join(''), fields);
  return front + lines[height] + editText(lines.slice(height + 1).join(''), text);
}

const processor = unified().use(remarkParse).use(remarkGfm).freeze();

interface Block {
  text: string;
  /** What it says, the same for all ways to write it. */
  content: string;
  /** What stands between the block before and this one. */
  gap: string;
}

function editText(before: string, next: string): string {
  const eol = before.includes('\r\n') ? '\r\n' : '\n';
  const [old, now] = [splitBlocks(before), splitBlocks(next.trim())];
  const contents = now.blocks.map(({ content }) => content);
  const found = matchItems(
    old.blocks.map(({ content }) => content),
    contents,
  );
  const matches = now.blocks.map((_, index) => found.indexOf(index));
  const written = now.blocks.map(({ text, gap }, index) => {
    const match = matches[index] ?? -1;
    const mine = old.blocks[match];
    const isBehind = index === 0 || matches[index - 1] === match - 1;
    const own =
      mine && isBehind && (index > 0 || match === 0) ? mine.gap : gap.replaceAll('\n', eol);
    const first = index === 0 ? (old.blocks[0]?.gap ?? eol) : own;
    return first + (mine?.text ?? text.replaceAll('\n', eol));
  });
  const result = written.join('') + (old.blocks.length > 0 ? old.end : eol);
  const said = splitBlocks(result).blocks.map(({ content }) => content);
  const isSame = said.join('\n') === contents.join('\n');
  return isSame ? result : `${eol}${next.trim().replaceAll('\n', eol)}${eol}`;
}

function splitBlocks(text: string) {
  let end = 0;
  const blocks = processor.parse(text).children.map((node): Block => {
    const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset];
    const gap = text.slice(end, from);
    end = to;
    return { gap, text: text.slice(from, to), content: describe(node) };
  });
  return { blocks, end: text.slice(end) };
}

/** A block without its places in the file; where its lines are broken does not count. */
function describe(block: RootContent): string {
  return JSON.stringify(block, function (this: { type?: string }, name, value) {
    if (name === 'position') return undefined;
    return name === 'value' && this.type === 'text' ? value.replaceAll(/\s+/g, ' ') : value;
  }).replaceAll('\\r\\n', '\\n');
}
