import type { Element, ElementContent, Root } from 'hast';
import { select } from 'hast-util-select';
import { defaultHandlers, type State, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { ListItem, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';

/** What a page says of itself. */
interface FrontMatter {
  title: string;
  description: string;
  url: string | undefined;
}

/**
 * Converts a page's main content to Markdown, for assistants and other readers without a screen.
 * Pictures become their labels. Controls are left out, because they do nothing without the page.
 *
 * @param root the page's elements
 * @throws Error when the page has no `<main>`
 */
export function toMarkdownPage(root: Root, frontMatter: FrontMatter): string {
  const main = select('main', root);
  if (!main) throw new Error(`${frontMatter.url} has no <main> to convert to Markdown`);
  const tree = toMdast(keepSpokenContent(main), {
    handlers: {
      a: (state, node: Element) =>
        defaultHandlers.a(state, withAbsoluteUrl(node, 'href', frontMatter.url)),
      img: (state, node: Element) =>
        defaultHandlers.img(state, withAbsoluteUrl(node, 'src', frontMatter.url)),
      dl: convertDescriptionList,
    },
  });
  const head = stringify(frontMatter, { lineWidth: 0 });
  const text = toMarkdown(tree, {
    bullet: '-',
    resourceLink: true,
    extensions: [gfmToMarkdown()],
  });
  return `---\n${head}---\n\n${text}`;
}

const silentElements = new Set(['button', 'svg', 'input', 'textarea', 'select', 'script', 'label']);

/** Keeps the content that makes sense without a screen; a labelled picture becomes its label. */
function keepSpokenContent(element: Element): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    const { role, ariaLabel, ariaHidden, className } = child.properties;
    if (role === 'img' && ariaLabel) return [createEmphasis(String(ariaLabel))];
    const isTick = child.properties.type === 'checkbox' && child.properties.disabled;
    if ((silentElements.has(child.tagName) && !isTick) || ariaHidden === 'true') return [];
    if (isWayToItself(element, child)) return keepSpokenContent(child).children;
    // Only its class says that it starts a new line on the page.
    const isBlock = child.tagName === 'span' && /\b(block|flex|grid)\b/.test(String(className));
    const spoken = keepSpokenContent(child);
    return isBlock ? [space, spoken, space] : [spoken];
  });
  return { ...element, children };
}

/** Whether what is in a heading is a link to that heading, which visitors copy. */
const isWayToItself = ({ properties: { id } }: Element, { tagName, properties }: Element) =>
  tagName === 'a' && id !== undefined && properties.href === `#${id}`;

const space: ElementContent = { type: 'text', value: ' ' };

function createEmphasis(value: string): Element {
  const em: Element = {
    type: 'element',
    tagName: 'em',
    properties: {},
    children: [{ type: 'text', value }],
  };
  return { type: 'element', tagName: 'p', properties: {}, children: [em] };
}

function withAbsoluteUrl(node: Element, name: 'href' | 'src', base: string | undefined): Element {
  const address = String(node.properties[name] ?? '');
  const target = URL.canParse(address, base) ? new URL(address, base).href : address;
  return { ...node, properties: { ...node.properties, [name]: target } };
}

/** Converts a `<dl>` to a list of `**term**: details`, because Markdown has no description lists. */
function convertDescriptionList(state: State, list: Element) {
  const groups = list.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'div' ? [child] : [],
  );
  const items = (groups.length > 0 ? groups : [list]).flatMap((group) =>
    convertGroup(state, group),
  );
  return { type: 'list' as const, spread: items.some(({ spread }) => spread), children: items };
}

const blockTypes = new Set(['paragraph', 'list', 'table', 'blockquote', 'heading']);

function convertGroup(state: State, group: Element): ListItem[] {
  const items: ListItem[] = [];
  let term: PhrasingContent = { type: 'strong', children: [] };
  for (const child of group.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'dt') {
      term = { type: 'strong', children: [{ type: 'text', value: textOf(child).trim() }] };
    }
    if (child.tagName === 'dd') items.push(createItem(term, state.all(child), state));
  }
  return items;
}

function createItem(
  term: PhrasingContent,
  details: ReturnType<State['all']>,
  state: State,
): ListItem {
  if (details.some(({ type }) => blockTypes.has(type))) {
    const blocks = state.toFlow(details) as ListItem['children'];
    const children: ListItem['children'] = [{ type: 'paragraph', children: [term] }, ...blocks];
    return { type: 'listItem', spread: true, children };
  }
  const colon: PhrasingContent = { type: 'text', value: ': ' };
  const line = [term, colon, ...(details as PhrasingContent[])];
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: line }] };
}
