import postcss from 'postcss';
import { indexMarkup, type MarkupIndex } from './index-markup.ts';
import { inlineConstantProperties } from './inline-constant-properties.ts';
import { type CssNode, findReferences, parseNodes } from './parse-css.ts';
import type { ParsedSelector } from './parse-selectors.ts';

/** A style sheet that is parsed once and then pruned for each page. */
export class StyleSheet {
  readonly #nodes: CssNode[];
  readonly #selectors: ParsedSelector[];
  /** Results by all that they depend on; pages of one kind share a result. */
  readonly #pruned = new Map<string, string>();

  constructor(css: string) {
    this.#nodes = parseNodes(postcss.parse(css));
    this.#selectors = this.#nodes.flatMap(listSelectors);
  }

  /**
   * Prunes the style sheet for a page.
   *
   * @param html a page whose markup no script changes
   * @returns the rules whose selectors could match, in their order, without unused custom
   *   properties and keyframes, and with constant custom properties inlined
   */
  pruneFor(html: string): string {
    const page = indexMarkup(html);
    const matches = this.#selectors.map(({ couldMatch }) => Number(couldMatch(page)));
    const key = [...matches, ...page.customProperties].join();
    const css = this.#pruned.get(key) ?? this.#prune(page);
    this.#pruned.set(key, css);
    return css;
  }

  #prune(page: MarkupIndex): string {
    const matching = this.#nodes.flatMap((node) => filterSelectors(node, page));
    const nodes = inlineConstantProperties(matching, page.customProperties);
    return dropUnusedFonts(serialize(nodes, findUsedNames(nodes, page.customProperties)));
  }
}

function listSelectors(node: CssNode): ParsedSelector[] {
  if (node.kind === 'statement' || node.kind === 'keyframes') return [];
  const nested = node.nodes.flatMap(listSelectors);
  return node.kind === 'rule' ? [...node.selectors, ...nested] : nested;
}

/** The node with the selectors that could match on the page; nothing if it is a rule with none. */
function filterSelectors(node: CssNode, page: MarkupIndex): CssNode[] {
  if (node.kind === 'statement' || node.kind === 'keyframes') return [node];
  const nodes = node.nodes.flatMap((child) => filterSelectors(child, page));
  if (node.kind === 'at-rule') return [{ ...node, nodes }];
  const selectors = node.selectors.filter(({ couldMatch }) => couldMatch(page));
  return selectors.length > 0 ? [{ ...node, selectors, nodes }] : [];
}

/** All custom properties and animations that the page reads, directly or by way of others. */
function findUsedNames(nodes: readonly CssNode[], namesInMarkup: readonly string[]): Set<string> {
  const used = new Set(namesInMarkup);
  const dependencies = new Map<string, Set<string>>();
  const addDependencies = (name: string, names: readonly string[]) =>
    dependencies.set(name, new Set([...(dependencies.get(name) ?? []), ...names]));
  const visit = (node: CssNode) => {
    if (node.kind === 'keyframes') addDependencies(node.name, findReferences('', node.text).reads);
    else if (node.kind !== 'statement') node.nodes.forEach(visit);
    else if (node.sets) addDependencies(node.sets, [...node.reads, ...node.animations]);
    else for (const name of [...node.reads, ...node.animations]) used.add(name);
  };
  nodes.forEach(visit);
  // Iterating over a set also visits what is added meanwhile.
  for (const name of used) for (const next of dependencies.get(name) ?? []) used.add(next);
  return used;
}

/** Removes the font faces that no rule of the page names, such as those of other languages. */
function dropUnusedFonts(css: string): string {
  const fontFace = /@font-face\{[^}]*\}/g;
  const rules = css.replaceAll(fontFace, '');
  return css.replaceAll(fontFace, (face) => {
    const [, family = ''] = /font-family:\s*["']?([^;"'}]+)/.exec(face) ?? [];
    return rules.includes(family) ? face : '';
  });
}

function serialize(nodes: readonly CssNode[], usedNames: ReadonlySet<string>): string {
  const texts = nodes.map((node) => {
    if (node.kind === 'statement') return !node.sets || usedNames.has(node.sets) ? node.text : '';
    if (node.kind === 'keyframes') return usedNames.has(node.name) ? node.text : '';
    const block = serialize(node.nodes, usedNames).replace(/;$/, '');
    const head =
      node.kind === 'rule' ? node.selectors.map(({ text }) => text).join(',') : node.head;
    return block ? `${head}{${block}}` : '';
  });
  return texts.join('');
}
