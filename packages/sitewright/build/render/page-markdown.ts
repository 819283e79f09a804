import type { Element, ElementContent } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visitParents } from 'unist-util-visit-parents';
import { stringify } from 'yaml';
import type { Locate } from '../base-path.ts';

/** What a page says of itself. */
interface FrontMatter {
  title: string;
  description: string;
  url: string | undefined;
}

/**
 * Converts a page's main content, its `<main>`, to Markdown, for assistants and other readers without a screen.
 * Pictures become their labels. Controls are left out, because they do nothing without the page.
 *
 * @param locate says where its addresses lead to once it is deployed
 * @throws Error when the page has no `<main>`
 */
export function toMarkdownPage(
  main: Element | undefined,
  frontMatter: FrontMatter,
  locate: Locate,
): string {
  if (!main) throw new Error(`${frontMatter.url} has no <main> to convert to Markdown`);
  // What the base names is put before each address that is not absolute.
  const tree = toMdast(h(null, h('base', { href: frontMatter.url }), keepSpokenContent(main)));
  visitParents(tree, (node) => {
    if ('url' in node) node.url = locate(node.url);
  });
  const url = frontMatter.url && locate(frontMatter.url);
  const head = stringify({ ...frontMatter, url }, { lineWidth: 0 });
  const text = toMarkdown(tree, {
    bullet: '-',
    resourceLink: true,
    extensions: [gfmToMarkdown()],
  });
  return `---\n${head}---\n\n${text}`;
}

const silentElements = new Set(['button', 'svg', 'input', 'textarea', 'script', 'label', 'legend']);

/** Keeps the content that makes sense without a screen; a labelled picture becomes its label. */
function keepSpokenContent(element: Element): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    const { role, ariaLabel, ariaHidden, className, type, disabled } = child.properties;
    if (role === 'img' && ariaLabel) return [h('p', h('em', String(ariaLabel)))];
    const isTick = type === 'checkbox' && disabled;
    if ((silentElements.has(child.tagName) && !isTick) || ariaHidden === 'true') return [];
    const spoken = keepSpokenContent(child);
    if (isWayToItself(element, child)) return spoken.children;
    if (child.tagName === 'dl') return [convertDescriptionList(spoken)];
    // Only its class says that it starts a new line on the page.
    const isBlock = child.tagName === 'span' && /\b(block|flex|grid)\b/.test(String(className));
    return isBlock ? [space, spoken, space] : [spoken];
  });
  return { ...element, children };
}

/** Whether what is in a heading is a link to that heading, which visitors copy. */
const isWayToItself = ({ properties: { id } }: Element, { tagName, properties }: Element) =>
  tagName === 'a' && id !== undefined && properties.href === `#${id}`;

const space: ElementContent = { type: 'text', value: ' ' };

/** Converts a `<dl>` to a list of `**term**: details`, because Markdown has no description lists. */
function convertDescriptionList(list: Element): Element {
  const items: Element[] = [];
  let term = '';
  const isBlock = (one: ElementContent) => one.type === 'element' && one.tagName === 'div';
  for (const child of list.children.flatMap((one) =>
    isBlock(one) ? (one as Element).children : one,
  )) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'dt') term = textOf(child).trim();
    if (child.tagName === 'dd') items.push(h('li', h('strong', term), ': ', child.children));
  }
  return h('ul', items);
}
