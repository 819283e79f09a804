import type { Element, ElementContent } from 'hast';
import { select } from 'hast-util-select';
import { defaultHandlers, type State, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { ListItem, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import type { BuiltPage } from './built-page.ts';

/**
 * A page's main content as Markdown, for assistants and other readers without a screen. Pictures
 * and the controls, which do nothing without the page, are left out.
 *
 * @param page a page that search engines may list
 * @throws Error when the page has no main content
 */
export function markdownTwin(page: BuiltPage): string {
  const main = select('main', page.tree);
  if (!main) throw new Error(`${page.file} has no <main> to make its Markdown twin from`);
  const { title, description, canonical } = page;
  const tree = toMdast(withoutControls(main), {
    handlers: {
      a: (state, node: Element) => defaultHandlers.a(state, absolute(node, canonical)),
      dl: definitions,
    },
  });
  const facts = stringify({ title, description, url: canonical }, { lineWidth: 0 });
  return `---\n${facts}---\n\n${toMarkdown(tree, { bullet: '-', extensions: [gfmToMarkdown()] })}`;
}

const silent = new Set(['button', 'svg', 'input', 'textarea', 'select', 'script', 'label']);

function withoutControls(element: Element): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (silent.has(child.tagName) || child.properties.ariaHidden === 'true') return [];
    return [withoutControls(child)];
  });
  return { ...element, children };
}

function absolute(node: Element, base: string | undefined): Element {
  const href = String(node.properties.href ?? '');
  const target = URL.canParse(href, base) ? new URL(href, base).href : href;
  return { ...node, properties: { ...node.properties, href: target } };
}

/** A list of `term: details`, which Markdown has no form of its own for. */
function definitions(state: State, list: Element) {
  const groups = list.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'div' ? [child] : [],
  );
  const items = (groups.length > 0 ? groups : [list]).flatMap((group) => pairs(state, group));
  return { type: 'list' as const, spread: false, children: items };
}

const blocks = new Set(['paragraph', 'list', 'table', 'blockquote', 'heading']);

function pairs(state: State, group: Element): ListItem[] {
  const items: ListItem[] = [];
  let term: PhrasingContent[] = [];
  for (const child of group.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'dt') {
      term = [{ type: 'strong', children: [{ type: 'text', value: textOf(child).trim() }] }];
    }
    if (child.tagName !== 'dd') continue;
    const details = state.all(child);
    const children: ListItem['children'] = details.some(({ type }) => blocks.has(type))
      ? [{ type: 'paragraph', children: term }, ...(state.toFlow(details) as ListItem['children'])]
      : [
          {
            type: 'paragraph',
            children: [...term, { type: 'text', value: ': ' }, ...(details as PhrasingContent[])],
          },
        ];
    items.push({ type: 'listItem', spread: false, children });
  }
  return items;
}
