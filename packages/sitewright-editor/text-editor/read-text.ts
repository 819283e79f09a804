import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import { tones } from 'sitewright/texts';
import { textSchema } from './text-schema.ts';

const { nodes, marks } = textSchema;

/** What the blocks of a text refer to, wherever it stands. */
export interface References {
  links: ReadonlyMap<string, { url: string; title?: string | null | undefined }>;
  /** All of that as it is written. */
  source: string;
  /** The whole text. */
  text: string;
}

export function findReferences({ children }: Root, text: string): References {
  const links = new Map<string, { url: string; title?: string | null | undefined }>();
  const sources: string[] = [];
  for (const node of children) {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') continue;
    sources.push(sourceOf(node, text));
    if (node.type === 'definition' && !links.has(node.identifier)) links.set(node.identifier, node);
  }
  return { links, source: sources.join('\n\n'), text };
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
 * @returns undefined for one that it cannot show
 */
export function readBlock(block: RootContent, references: References): Node | undefined {
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
        const image = only && others.length === 0 ? imageOf(only) : undefined;
        return image ? nodes.picture.create(image) : nodes.paragraph.create(null, toWords(node));
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
        const [, sign = null] = /^(?:\d+)?([-*+.)])/.exec(sourceOf(node, references.text)) ?? [];
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
      const image = imageOf(node);
      if (image) return nodes.picture_in_line.create(image, null, around);
      switch (node.type) {
        case 'text':
          // A line that ends in the file does not end on the page.
          return node.value
            ? textSchema.text(node.value.replaceAll(/[ \t]*\n[ \t]*/g, ' '), around)
            : [];
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
        case 'linkReference': {
          const target = references.links.get(node.identifier);
          if (!target) throw new Unshown();
          return within(marks.link.create({ href: target.url, title: target.title ?? null }), node);
        }
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

  function imageOf(node: PhrasingContent) {
    const found = node.type === 'imageReference' ? references.links.get(node.identifier) : node;
    if (node.type !== 'image' && node.type !== 'imageReference') return undefined;
    if (!found || !('url' in found)) throw new Unshown();
    return { src: found.url, alt: node.alt ?? '', title: found.title ?? null };
  }
}

/** An address that stands in the text as it is has the place of its words. */
function linkOf({ url, title, children, position }: Extract<PhrasingContent, { type: 'link' }>) {
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
