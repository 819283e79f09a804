import type { Element, ElementContent } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { ElementType } from 'htmlparser2';
import type { PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visitParents } from 'unist-util-visit-parents';
import { stringify } from 'yaml';
import { tones } from '../../content/markdown/notes.ts';
import { alignments, noteTints } from '../../page/long-text/text-classes.ts';
import type { Locate } from '../base-path.ts';
import type { PageElement } from '../css/page-tree.ts';

const html = (value: string) => ({ type: 'html', value }) as const;

/** What a page says of itself. */
interface FrontMatter {
  title: string;
  description: string;
  url: string | undefined;
}

/**
 * Converts a page's main content, its `<main>`, to Markdown, for assistants and other readers without a screen.
 * Pictures become their labels, films links with theirs, notes quotations with the mark of their kind, such as `[!TIP]`. Controls are left out, because they do nothing without the page;
 * of a form that is sent, they become the words beside them, and where it is sent.
 *
 * @param locate says where its addresses lead to once it is deployed
 * @throws Error when the page has no `<main>`
 */
export function toMarkdownPage(
  main: PageElement | undefined,
  frontMatter: FrontMatter,
  locate: Locate,
): string {
  if (!main) throw new Error(`${frontMatter.url} has no <main> to convert to Markdown`);
  // What the base names is put before each address that is not absolute.
  const tree = toMdast(
    h(null, h('base', { href: frontMatter.url }), h('main', readSpokenContent(main))),
    // Whoever reads it knows the marks of its language, and what is quoted in a quotation.
    {
      handlers: {
        q: (state, node) => [html('<q>'), ...(state.all(node) as PhrasingContent[]), html('</q>')],
        blockquote: (state, node) => {
          const { dataNote } = node.properties;
          const mark = dataNote ? [html(`[!${String(dataNote).toUpperCase()}]`)] : [];
          return { type: 'blockquote', children: [...mark, ...state.toFlow(state.all(node))] };
        },
      },
    },
  );
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

/**
 * What is in an element that makes sense without a screen; a labelled picture becomes its label.
 *
 * @param sentTo the address that the form is sent to in which the element is: what it asks for and its button are read then
 */
function readSpokenContent(element: PageElement, sentTo?: string): ElementContent[] {
  return element.children.flatMap((child): ElementContent[] => {
    if (child.type === ElementType.Text) return [{ type: 'text', value: child.data }];
    if (!('attribs' in child)) return [];
    const { name, attribs } = child;
    if (attribs.role === 'img' && attribs['aria-label'])
      return [h('p', h('em', attribs['aria-label']))];
    if (attribs.inert !== undefined || (name === 'img' && attribs.alt === '')) return [];
    if (name === 'video') {
      const source = child.children.find((one) => 'attribs' in one && one.name === 'source');
      const { src: href } = { ...attribs, ...(source as PageElement | undefined)?.attribs };
      return [h('p', h('a', { href }, attribs['aria-label'] ?? href))];
    }
    const [open, close] = attribs['data-marks'] ?? '';
    if (open && close) {
      const [before, behind] = [open, close].map((value) => ({ type: 'text', value }) as const);
      return [before, ...readSpokenContent(child), behind] as ElementContent[];
    }
    if (sentTo !== undefined && /^(label|legend)$/.test(name))
      return [h('p', h('strong', readSpokenContent(child)))];
    if (sentTo !== undefined && name === 'select') {
      const choices = readSpokenContent(child).filter((one) => textOf(one) !== '');
      const items = choices.map((one) => h('li', textOf(one)));
      return [h('ul', items)];
    }
    if (sentTo !== undefined && name === 'button') {
      const words = textOf(h('p', readSpokenContent(child)));
      return [h('p', h('strong', words), ' → ', h('code', sentTo))];
    }
    const isTick = attribs.type === 'checkbox' && attribs.disabled !== undefined;
    if ((silentElements.has(name) && !isTick) || attribs['aria-hidden'] === 'true') return [];
    const content = readSpokenContent(child, attribs.method === 'post' ? attribs.action : sentTo);
    if (isWayToItself(element, child)) return content;
    const tone =
      attribs.role === 'note' && tones.find((one) => attribs.class?.includes(noteTints[one]));
    if (tone) return [h('blockquote', { dataNote: tone }, content)];
    const align = /^t[dh]$/.test(name) ? readAlignment(attribs.class) : undefined;
    const spoken = h(name, { ...attribs, align }, content);
    if (name === 'dl') return [convertDescriptionList(spoken)];
    // Only its class says that it starts a new line on the page.
    const isBlock = name === 'span' && /\b(block|flex|grid)\b/.test(attribs.class ?? '');
    return isBlock ? [space, spoken, space] : [spoken];
  });
}

/** Whether what is in a heading is a link to that heading, which visitors copy. */
const isWayToItself = ({ attribs: { id } }: PageElement, { name, attribs }: PageElement) =>
  name === 'a' && id !== undefined && attribs.href === `#${id}`;

/** Where the words of a cell stand, which its class says on the page. */
const readAlignment = (classes = '') =>
  Object.keys(alignments).find((one) => classes.split(' ').includes(alignments[one] ?? ''));

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
