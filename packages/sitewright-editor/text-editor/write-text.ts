import type { BlockContent, ListItem, PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Node } from 'prosemirror-model';
import { nestRuns, type Run, tidyRuns } from '../rich-text/runs.ts';

/** How a text writes what can be written in several ways. */
export interface Style {
  bullet: '-' | '*' | '+';
  emphasis: '*' | '_';
  /** Whether the columns of tables stand below each other in the file. */
  alignsTables: boolean;
}

/**
 * A block of the editor in Markdown.
 *
 * @param before the one before it: a list behind a list of the same sign would be the same list
 */
export function writeBlock(
  block: Node,
  { bullet: usual, emphasis, alignsTables }: Style,
  before?: Node,
): string {
  if (block.type.name === 'kept') return block.attrs.source;
  const [node] = toMdast(block);
  if (!node) return '';
  const taken = isLike(block, before)
    ? (before?.attrs.sign ?? (block.attrs.ordered ? '.' : usual))
    : '';
  const signs = [block.attrs.sign, usual, '-', '*', '.', ')'].filter((sign) => sign !== taken);
  const bullet = signs.find((sign) => bullets.includes(sign)) ?? '-';
  const bulletOrdered = signs.find((sign) => sign === '.' || sign === ')') ?? '.';
  const text = toMarkdown(
    { type: 'root', children: [node] },
    {
      ...{
        bullet,
        bulletOrdered,
        emphasis,
        rule: '-',
        listItemIndent: 'one',
        resourceLink: true,
        fences: true,
      },
      bulletOther: bullet === '-' ? '*' : '-',
      extensions: [gfmToMarkdown({ tablePipeAlign: alignsTables })],
    },
  ).trimEnd();
  // As most people write it.
  return alignsTables
    ? text
    : text.replaceAll(/^\|(?: :?-:? \|)+$/gm, (line) => line.replaceAll(/ (:?)-(:?) /g, '$1---$2'));
}

const bullets = ['-', '*', '+'];

const isLike = (one: Node, other: Node | undefined): boolean =>
  one.type.name === 'list' && other?.type === one.type && one.attrs.ordered === other.attrs.ordered;

const html = (value: string) => ({ type: 'html', value }) as const;

function toMdast(node: Node): (RootContent & BlockContent)[] {
  const { attrs, type } = node;
  switch (type.name) {
    case 'paragraph': {
      const children = toWords(node);
      return children.length > 0 ? [{ type: 'paragraph', children }] : [];
    }
    case 'heading': {
      const children = toWords(node);
      return children.length > 0 ? [{ type: 'heading', depth: attrs.level, children }] : [];
    }
    case 'rule':
      return [{ type: 'thematicBreak' }];
    case 'listing':
      return [{ type: 'code', lang: attrs.language, meta: attrs.meta, value: node.textContent }];
    case 'quote': {
      const children = node.children.flatMap(toMdast);
      return children.length > 0 ? [{ type: 'blockquote', children }] : [];
    }
    case 'note':
      return [{ type: 'blockquote', children: toNote(node) }];
    case 'list': {
      const { ordered, start, spread } = attrs;
      const children = node.children.map(
        (item): ListItem => ({
          ...{ type: 'listItem', checked: item.attrs.checked, spread: item.attrs.spread },
          children: item.children.flatMap(toMdast),
        }),
      );
      // Entries into which nobody has written are none.
      const said = children.filter((one) => one.children.length > 0);
      const list = { type: 'list', ordered, start: ordered ? start : null, spread } as const;
      return said.length > 0 ? [{ ...list, children: said }] : [];
    }
    case 'table': {
      const [first] = node.children;
      return [
        {
          type: 'table',
          align: first?.children.map((cell) => cell.attrs.align) ?? [],
          children: node.children.map((row) => ({
            type: 'tableRow',
            children: row.children.map((cell) => ({
              type: 'tableCell',
              children: toWords(cell.child(0)),
            })),
          })),
        },
      ];
    }
    case 'picture':
      // One that is not chosen yet.
      return attrs.src ? [{ type: 'paragraph', children: [toImage(node)] }] : [];
    case 'kept':
      return [html(attrs.source)];
    default:
      throw new Error(`no Markdown for ${type.name}`);
  }
}

/** A quote that begins with the sign of a note; what follows its line is the first paragraph. */
function toNote(note: Node): BlockContent[] {
  const [title, ...blocks] = note.children;
  const words = title ? toWords(title) : [];
  const sign: PhrasingContent[] = [html(`[!${String(note.attrs.tone).toUpperCase()}]`)];
  if (words.length > 0) sign.push({ type: 'text', value: ' ' }, ...words);
  const [first, ...others] = blocks.flatMap(toMdast);
  if (first?.type !== 'paragraph')
    return [{ type: 'paragraph', children: sign }, ...(first ? [first] : []), ...others];
  const children = [...sign, { type: 'text', value: '\n' } as const, ...first.children];
  return [{ type: 'paragraph', children }, ...others];
}

const toImage = ({ attrs: { src, alt, title } }: Node) =>
  ({ type: 'image', url: src, alt, title }) as const;

/** The words of a block, with their marks and what stands among them. */
function toWords(block: Node): PhrasingContent[] {
  // A picture that is not chosen yet is none.
  const isThere = ({ type, attrs }: Node) => type.name !== 'picture_in_line' || attrs.src;
  const runs = tidyRuns(block.children.filter(isThere).map(toRun));
  const [first, last] = [runs[0], runs.at(-1)];
  if (first && !first.leaf) first.text = first.text.trimStart();
  if (last && !last.leaf) last.text = last.text.trimEnd();
  return nestRuns(runs.filter(({ leaf, text }) => leaf || text));
}

/** Words of the editor with their marks. */
export function toRun(node: Node): Run {
  const names = new Map(node.marks.map(({ type, attrs }) => [type.name, attrs]));
  const link = names.get('link');
  const leaf = toLeaf(node, link?.bare);
  return {
    text: node.text ?? '',
    ...(names.has('strong') && { strong: true }),
    ...(names.has('emphasis') && { emphasis: true }),
    ...(names.has('strike') && { strike: true }),
    ...(link && !isBare(node, link.bare) && { link: String(link.href) }),
    ...(link?.title && { title: String(link.title) }),
    ...(leaf && { leaf }),
  };
}

/** An address that stands in the text as it is, and still says itself. */
const isBare = (node: Node, bare: unknown): boolean => bare != null && node.text === bare;

function toLeaf(node: Node, bare: unknown): PhrasingContent | undefined {
  switch (node.type.name) {
    case 'text':
      if (node.marks.some(({ type }) => type.name === 'code'))
        return { type: 'inlineCode', value: node.text ?? '' };
      return isBare(node, bare) ? html(node.text ?? '') : undefined;
    case 'line_break':
      return { type: 'break' };
    case 'picture_in_line':
      return toImage(node);
    default:
      return html(node.attrs.source);
  }
}
