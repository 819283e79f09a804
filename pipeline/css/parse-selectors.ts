import parse, {
  type Attribute,
  type Node,
  type Pseudo,
  type Selector,
} from 'postcss-selector-parser';
import type { MarkupIndex } from './index-markup.ts';

/**
 * Whether a page holds all elements, classes, ids, attributes and languages that a selector names,
 * wherever on the page they are. If not, the selector cannot match.
 */
type CouldMatch = (page: MarkupIndex) => boolean;

/** What a style sheet writes before a pseudo-class that the bundler would warn of, as it is too new. */
const comingPseudo = ':-next-';

/** One selector of a rule. */
export interface ParsedSelector {
  text: string;
  couldMatch: CouldMatch;
}

/** Pseudo-elements that browsers draw inside form controls. */
const controlPseudoElement =
  /^::(?:-webkit-(?:search|date|calendar|inner|outer)|placeholder|file-selector-button)/;
const controls = ['input', 'textarea', 'select'];

/** Parses a rule's list of selectors. */
export function parseSelectors(list: string): ParsedSelector[] {
  return parse()
    .astSync(list)
    .nodes.map((selector) => ({
      text: selector.toString().trim().replaceAll(comingPseudo, ':'),
      couldMatch: compileSelector(selector),
    }));
}

function compileSelector(selector: Selector): CouldMatch {
  const conditions = selector.nodes.flatMap((node) => compileNode(node) ?? []);
  return (page) => conditions.every((couldMatch) => couldMatch(page));
}

/** The condition of one part of a selector; undefined if it is true of every page. */
function compileNode(node: Node): CouldMatch | undefined {
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
      return compilePseudo(node);
    default:
      return undefined;
  }
}

function hasAttribute(page: MarkupIndex, node: Attribute): boolean {
  const name = node.attribute.toLowerCase();
  const isOfRoot = /^(?:html|:root)$/.test(node.prev()?.toString().trim() ?? '');
  // A browser's translator sets `dir` on pages that it turns into a right-to-left language. Rules for
  // `html[dir]` are for pages that are written in one.
  if (name === 'dir' && !isOfRoot) return true;
  const rootValue = page.root.get(name);
  const rootValues = rootValue === undefined ? undefined : [rootValue];
  const values = isOfRoot ? rootValues : page.attributes.get(name);
  if (!values || !node.operator) return values !== undefined;
  const expected = node.value ?? '';
  const fold = (text: string) => (node.insensitive ? text.toLowerCase() : text);
  return [...values].some((value) =>
    // Every other operator matches only values that include the expected text.
    node.operator === '=' ? fold(value) === fold(expected) : fold(value).includes(fold(expected)),
  );
}

function compilePseudo({ value, nodes }: Pseudo): CouldMatch | undefined {
  if (controlPseudoElement.test(value)) return (page) => controls.some((tag) => page.tags.has(tag));
  // Pages have no shadow tree.
  if (value === ':host') return () => false;
  if (value === ':lang') {
    return (page) => nodes.some((language) => hasLanguage(page, `${language}`.trim()));
  }
  // The insides of `:not()` and `:has()` do not count: what they name may appear later.
  if (value !== ':is' && value !== ':where') return undefined;
  const alternatives = nodes.map(compileSelector);
  return (page) => alternatives.some((couldMatch) => couldMatch(page));
}

function hasLanguage(page: MarkupIndex, language: string): boolean {
  const tags = [...(page.attributes.get('lang') ?? [])];
  return tags.some((tag) => `${tag}-`.toLowerCase().startsWith(`${language}-`.toLowerCase()));
}
