import type { Element, ElementContent } from 'hast';
import { select } from 'hast-util-select';
import { defaultHandlers, type State, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { ListItem, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import type { ParsedPage } from './parsed-page.ts';

/**
 * A page's main content as Markdown, for assistants and other readers without a screen. Of
 * pictures it has the words, of the controls, which do nothing without the page, nothing.
 *
 * @param page a page that search engines may list
 * @throws Error when the page has no main content
 */
export function markdownTwin(page: ParsedPage): string {
  const main = select('main', page.tree);
  if (!main) throw new Error(`${page.file} has no <main> to make its Markdown twin from`);
  const { title, description, canonical } = page;
  const tree = toMdast(spoken(main), {
    handlers: {
      a: (state, node: Element) => defaultHandlers.a(state, absolute(node, 'href', canonical)),
      img: (state, node: Element) => defaultHandlers.img(state, absolute(node, 'src', canonical)),
      dl: definitions,
    },
  });
  const facts = stringify({ title, description, url: canonical }, { lineWidth: 0 });
  return `---\n${facts}---\n\n${toMarkdown(tree, { bullet: '-', resourceLink: true, extensions: [gfmToMarkdown()] })}`;
}

const silent = new Set(['button', 'svg', 'input', 'textarea', 'select', 'script', 'label']);

/** The content that says something without a screen; a picture becomes what it is said to show. */
function spoken(element: Element): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    const { role, ariaLabel, ariaHidden, className } = child.properties;
    if (role === 'img' && ariaLabel) return [emphasis(String(ariaLabel))];
    if (silent.has(child.tagName) || ariaHidden === 'true') return [];
    // On the page it stands on a line of its own, which only its class says.
    const ownLine = child.tagName === 'span' && /\b(block|flex|grid)\b/.test(String(className));
    return ownLine ? [space, spoken(child), space] : [spoken(child)];
  });
  return { ...element, children };
}

const space: ElementContent = { type: 'text', value: ' ' };

function emphasis(value: string): Element {
  const em: Element = {
    type: 'element',
    tagName: 'em',
    properties: {},
    children: [{ type: 'text', value }],
  };
  return { type: 'element', tagName: 'p', properties: {}, children: [em] };
}

function absolute(node: Element, name: 'href' | 'src', base: string | undefined): Element {
  const address = String(node.properties[name] ?? '');
  const target = URL.canParse(address, base) ? new URL(address, base).href : address;
  return { ...node, properties: { ...node.properties, [name]: target } };
}

/** A list of `term: details`, which Markdown has no form of its own for. */
function definitions(state: State, list: Element) {
  const groups = list.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'div' ? [child] : [],
  );
  const items = (groups.length > 0 ? groups : [list]).flatMap((group) => pairs(state, group));
  return { type: 'list' as const, spread: items.some(({ spread }) => spread), children: items };
}

const blocks = new Set(['paragraph', 'list', 'table', 'blockquote', 'heading']);

function pairs(state: State, group: Element): ListItem[] {
  const items: ListItem[] = [];
  let term: PhrasingContent = { type: 'strong', children: [] };
  for (const child of group.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'dt') {
      term = { type: 'strong', children: [{ type: 'text', value: textOf(child).trim() }] };
    }
    if (child.tagName === 'dd') items.push(pair(term, state.all(child), state));
  }
  return items;
}

function pair(term: PhrasingContent, details: ReturnType<State['all']>, state: State): ListItem {
  if (details.some(({ type }) => blocks.has(type))) {
    const below = state.toFlow(details) as ListItem['children'];
    const children: ListItem['children'] = [{ type: 'paragraph', children: [term] }, ...below];
    return { type: 'listItem', spread: true, children };
  }
  const colon: PhrasingContent = { type: 'text', value: ': ' };
  const line = [term, colon, ...(details as PhrasingContent[])];
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: line }] };
}
