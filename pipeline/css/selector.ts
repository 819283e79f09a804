import parse, {
  type Attribute,
  type Node,
  type Pseudo,
  type Selector,
} from 'postcss-selector-parser';
import type { Markup } from './markup.ts';

/** Whether a page has all that a selector asks for, wherever on the page it stands. */
type Asks = (page: Markup) => boolean;

/** One of a rule's selectors as it is written, and what it asks for. */
export interface ReadSelector {
  text: string;
  asks: Asks;
}

/** The parts that browsers draw into controls; without a control there is nothing to style. */
const partOfControl =
  /^::(?:-webkit-(?:search|date|calendar|inner|outer)|placeholder|file-selector-button)/;
const controls = ['input', 'textarea', 'select'];

/** Reads a rule's list of selectors. */
export function readSelectors(list: string): ReadSelector[] {
  return parse()
    .astSync(list)
    .nodes.map((selector) => ({
      text: selector.toString().trim(),
      asks: asksOf(selector),
    }));
}

function asksOf(selector: Selector): Asks {
  const asks = selector.nodes.flatMap((node) => askOf(node) ?? []);
  return (page) => asks.every((ask) => ask(page));
}

function askOf(node: Node): Asks | undefined {
  switch (node.type) {
    case 'tag':
      return (page) => page.tags.has(node.value.toLowerCase());
    case 'class':
      return (page) => page.classes.has(node.value);
    case 'id':
      return (page) => page.attributes.get('id')?.has(node.value) ?? false;
    case 'attribute':
      return (page) => hasAttribute(page, node);
    case 'pseudo':
      return pseudoAsk(node);
    default:
      return undefined;
  }
}

function hasAttribute(page: Markup, node: Attribute): boolean {
  // A browser's translator turns the page around where the language asks for it.
  if (node.attribute.toLowerCase() === 'dir') return true;
  const values = page.attributes.get(node.attribute.toLowerCase());
  if (!values || !node.operator) return values !== undefined;
  const asked = node.value ?? '';
  const fold = (text: string) => (node.insensitive ? text.toLowerCase() : text);
  return [...values].some((value) =>
    // The other operators look for a part of the value, at more special places.
    node.operator === '=' ? fold(value) === fold(asked) : fold(value).includes(fold(asked)),
  );
}

function pseudoAsk({ value, nodes }: Pseudo): Asks | undefined {
  if (partOfControl.test(value)) return (page) => controls.some((tag) => page.tags.has(tag));
  // A page has no shadow tree; what `:not` and `:has` speak of may come with the visitor.
  if (value === ':host') return () => false;
  if (value === ':lang') return (page) => nodes.some((name) => speaks(page, `${name}`.trim()));
  if (value !== ':is' && value !== ':where') return undefined;
  const alternatives = nodes.map(asksOf);
  return (page) => alternatives.some((asks) => asks(page));
}

function speaks(page: Markup, language: string): boolean {
  const spoken = [...(page.attributes.get('lang') ?? [])];
  return spoken.some((tag) => `${tag}-`.toLowerCase().startsWith(`${language}-`.toLowerCase()));
}
