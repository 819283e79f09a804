import type { Definition, Image, Link, Nodes, PhrasingContent, RootContent } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import { parseMarkdown, tones } from 'sitewright/texts';
import { textSchema } from './text-schema.ts';

const { nodes, marks } = textSchema;

/** A text in Markdown. */
interface ParsedText {
  /** Its blocks; what they refer to, as in `[words][name]`, stands in them. */
  blocks: RootContent[];
  /** What they refer to, as it is written: links, pictures and footnotes. */
  references: string;
}

export function parseText(text: string): ParsedText {
  const tree = parseMarkdown(text);
  const targets = new Map<string, Definition>();
  const references: string[] = [];
  for (const node of walk(tree)) {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') continue;
    references.push(sourceOf(node, text));
    if (node.type === 'definition' && !targets.has(node.identifier))
      targets.set(node.identifier, node);
  }
  const resolve = (node: Nodes): Nodes => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return node;
    const { url, title } = targets.get(node.identifier) ?? {};
    if (url === undefined) return node;
    const type = node.type === 'linkReference' ? 'link' : 'image';
    return { ...node, type, url, title } as Link | Image;
  };
  for (const node of walk(tree))
    if ('children' in node) node.children = node.children.map(resolve) as never;
  return { blocks: tree.children, references: references.join('\n\n') };
}

/** A node and all that is in it. */
function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

/** A node as the text has it. */
const sourceOf = ({ position }: Pick<Nodes, 'position'>, text: string): string =>
  text.slice(position?.start.offset, position?.end.offset);

/** What cannot be shown as it looks. */
class Unshown extends Error {}

/** The sign of a note, at the beginning of a quote. */
const noteSign = new RegExp(String.raw`^\[!(${tones.join('|')})\][ \t]*`, 'i');

/**
 * A block of a text in Markdown for the editor.
 *
 * @param text the whole text
 * @returns undefined for one that it cannot show
 */
export function readBlock(block: RootContent, text: string): Node | undefined {
  try {
    return toBlock(block);
  } catch (error) {
    if (error instanceof Unshown) return undefined;
    throw error;
  }

  function toBlock(node: RootContent): Node {
    switch (node.type) {
      case 'paragraph': {
        const [only, ...others] = node.children;
        return only?.type === 'image' && others.length === 0
          ? nodes.picture.create(imageOf(only))
          : nodes.paragraph.create(null, toWords(node));
      }
      case 'heading':
        return nodes.heading.create({ level: node.depth }, toWords(node));
      case 'thematicBreak':
        return nodes.rule.create();
      case 'code': {
        const { lang: language = null, meta = null, value } = node;
        return nodes.listing.create({ language, meta }, value ? textSchema.text(value) : null);
      }
      case 'blockquote':
        return toNote(node.children) ?? nodes.quote.create(null, node.children.map(toBlock));
      case 'list': {
        const { ordered, start, spread, children } = node;
        const items = children.map((item) => {
          const { checked = null } = item;
          const content = item.children.length > 0 ? item.children.map(toBlock) : toEmpty();
          return nodes.item.create({ checked, spread: item.spread ?? false }, content);
        });
        const [, sign = null] = /^(?:\d+)?([-*+.)])/.exec(sourceOf(node, text)) ?? [];
        const attributes = {
          ordered: ordered ?? false,
          start: start ?? 1,
          spread: spread ?? false,
        };
        return nodes.list.create({ ...attributes, sign }, items);
      }
      case 'table':
        return nodes.table.create(
          null,
          node.children.map((row, index) =>
            nodes.table_row.create(
              null,
              row.children.map((cell, column) => {
                const type = index === 0 ? nodes.table_header : nodes.table_cell;
                const align = node.align?.[column] ?? null;
                return type.create({ align }, nodes.paragraph.create(null, toWords(cell)));
              }),
            ),
          ),
        );
      default:
        throw new Unshown();
    }
  }

  function toNote([first, ...others]: readonly RootContent[]): Node | undefined {
    const [words, ...rest] = first?.type === 'paragraph' ? first.children : [];
    const [sign, tone = ''] = (words?.type === 'text' && noteSign.exec(words.value)) || [];
    if (sign === undefined || words?.type !== 'text') return undefined;
    const own: PhrasingContent[] = [{ ...words, value: words.value.slice(sign.length) }, ...rest];
    const [title, below] = splitLine(own);
    const blocks =
      below.length > 0 ? [nodes.paragraph.create(null, toWords({ children: below }))] : [];
    return nodes.note.create({ tone: tone.toLowerCase() }, [
      nodes.note_title.create(null, toWords({ children: title })),
      ...blocks,
      ...others.map(toBlock),
    ]);
  }

  function toWords(
    { children }: { children: readonly PhrasingContent[] },
    around: readonly Mark[] = [],
  ): Node[] {
    return children.flatMap((node): Node | Node[] => {
      const within = (mark: Mark, { children: words }: { children: readonly PhrasingContent[] }) =>
        toWords({ children: words }, mark.addToSet(around));
      switch (node.type) {
        case 'text':
          // A line that ends in the file does not end on the page.
          return node.value
            ? textSchema.text(node.value.replaceAll(/[ \t]*\n[ \t]*/g, ' '), around)
            : [];
        case 'image':
          return nodes.picture_in_line.create(imageOf(node), null, around);
        case 'inlineCode':
          return textSchema.text(node.value, marks.code.create().addToSet(around));
        case 'break':
          return nodes.line_break.create(null, null, around);
        case 'strong':
        case 'emphasis':
          return within(marks[node.type].create(), node);
        case 'delete':
          return within(marks.strike.create(), node);
        case 'link':
          return within(marks.link.create(linkOf(node)), node);
        case 'html':
          return nodes.kept_words.create({ source: node.value }, null, around);
        case 'footnoteReference':
          return nodes.kept_words.create(
            { source: `[^${node.label ?? node.identifier}]` },
            null,
            around,
          );
        default:
          throw new Unshown();
      }
    });
  }
}

const imageOf = ({ url: src, alt, title }: Image) => ({
  src,
  alt: alt ?? '',
  title: title ?? null,
});

/** An address that stands in the text as it is has the place of its words. */
function linkOf({ url, title, children, position }: Link) {
  const [words] = children;
  const isBare =
    words?.type === 'text' &&
    words.position?.start.offset === position?.start.offset &&
    children.length === 1;
  return { href: url, title: title ?? null, bare: isBare ? words.value : null };
}

const toEmpty = () => [nodes.paragraph.create()];

/** Parts words at the end of their first line. */
function splitLine(words: readonly PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  const first: PhrasingContent[] = [];
  for (const [index, node] of words.entries()) {
    const rest = words.slice(index + 1);
    if (node.type === 'break') return [first, rest];
    const [line = '', ...lines] = node.type === 'text' ? node.value.split('\n') : [];
    if (lines.length === 0) first.push(node);
    else if (node.type === 'text') {
      if (line) first.push({ ...node, value: line });
      return [first, [{ ...node, value: lines.join('\n') }, ...rest]];
    }
  }
  return [first, []];
}
