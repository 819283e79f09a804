import { compile } from 'css-select';
import postcss, { type ChildNode, type Root } from 'postcss';
import parse, { type Attribute, type Node } from 'postcss-selector-parser';
import parseValue from 'postcss-value-parser';
import { type Locate, locateAtRoot } from '../base-path.ts';
import type { PageElement, PageTree } from './page-tree.ts';

/** A style sheet that is parsed once and then pruned for each page. */
export class StyleSheet {
  readonly #root: Root;
  readonly #matchers = new Map<string, Matcher>();
  /** Results by the selectors and properties that they are for; pages of one kind share a result. */
  readonly #pruned = new Map<string, string>();

  /** @param locate says where the files are that it loads */
  constructor(css: string, locate: Locate = locateAtRoot) {
    this.#root = postcss.parse(css.replaceAll(comingPseudo, ':'));
    this.#root.walkDecls(/./, (declaration) => {
      if (locate !== locateAtRoot) declaration.value = locateUrls(declaration.value, locate);
    });
    // Licence comments may go: /licences.txt has the licences in full.
    this.#root.walkComments((comment) => void comment.remove());
    this.#root.walkRules(({ selectors, parent }) => {
      if (isKeyframes(parent)) return;
      for (const one of selectors) this.#matchers.set(one, compileSelector(one));
    });
  }

  /**
   * @param page a page whose markup no script changes
   * @returns the rules whose selectors can match on it, in their order, without the custom properties,
   *   keyframes and fonts that nothing on the page names
   */
  pruneFor(page: PageTree): string {
    const matching = [...this.#matchers].filter(([, matches]) => matches(page));
    const selectors = new Set(matching.map(([selector]) => selector));
    const markupReads = page.elements.flatMap(({ attribs }) =>
      Object.values(attribs).flatMap((value) => value.match(propertyRead) ?? []),
    );
    const key = [...selectors, ...markupReads].join();
    const css = this.#pruned.get(key) ?? prune(this.#root.clone(), selectors, markupReads);
    this.#pruned.set(key, css);
    return css;
  }
}

/** What a style sheet writes before a pseudo-class that the bundler would warn of, as it is too new. */
const comingPseudo = ':-next-';

function locateUrls(value: string, locate: Locate): string {
  const tree = parseValue(value);
  tree.walk((node) => {
    const [address] = node.type === 'function' && node.value === 'url' ? node.nodes : [];
    if (address) address.value = locate(address.value);
  });
  return tree.toString();
}

const propertyRead = /(?<=var\(\s*)--[\w-]+/g;

const isKeyframes = (node: unknown) =>
  /keyframes$/.test((node as { name?: string } | undefined)?.name ?? '');

function prune(root: Root, used: ReadonlySet<string>, markupReads: readonly string[]): string {
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const selectors = rule.selectors.filter((one) => used.has(one));
    if (selectors.length > 0) rule.selectors = selectors;
    else removeWithParents(rule);
  });
  // What is removed may have been all that named something else.
  for (let css = ''; css !== String(root); ) {
    css = String(root);
    const isNamed = listNames(css, markupReads);
    root.walkDecls(/^--/, (declaration) => {
      if (!isNamed(declaration.prop)) removeWithParents(declaration);
    });
    root.walkAtRules(/^(property|font-face)$|keyframes$/, (rule) => {
      const family = rule.nodes?.find((one) => one.type === 'decl' && one.prop === 'font-family');
      if (!isNamed(family ? (family as { value: string }).value : rule.params)) rule.remove();
    });
  }
  return String(root);
}

/** Tells whether something is named where it is used: a custom property, keyframes or a font. */
function listNames(css: string, markupReads: readonly string[]): (name: string) => boolean {
  const reads = new Set([...markupReads, ...(css.match(propertyRead) ?? [])]);
  const rules = css.replaceAll(/@font-face\{[^}]*\}/g, '');
  const values = rules.match(/(?<=\b(animation(-name)?|font(-family)?):|--[\w-]+:)[^;}]+/g) ?? [];
  const words = ` ${values.join(' ').replaceAll(/[\s"',]+/g, ' ')} `;
  const unquote = (name: string) => name.replaceAll(/["']/g, '');
  return (name) => (name.startsWith('--') ? reads.has(name) : words.includes(` ${unquote(name)} `));
}

/** Removes a node, and the rules around it that hold nothing else. */
function removeWithParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0)
    removeWithParents(parent as ChildNode);
}

/** Whether a selector matches on a page, now or in a state that visitors, their browsers or scripts bring about. */
export type Matcher = (page: PageTree) => boolean;

/** What a page's markup alone decides. All other pseudo-classes are states that may come, such as `:hover`. */
const structural = /^:(is|where|has|root|empty|((first|last|only)-|nth-(last-)?)(child|of-type))$/;
/** Pseudo-elements that browsers draw inside form controls. */
const inControl =
  /^::(-webkit-(search|date|calendar|inner|outer)|placeholder|file-selector-button)/;

/** @param selector one selector of a rule */
function compileSelector(selector: string): Matcher {
  const ast = parse().astSync(selector);
  ast.walk((node) => {
    const standIn = chooseStandIn(node);
    if (standIn) node.replaceWith(parse.pseudo({ value: standIn }));
  });
  // Names in drawings have capitals.
  const matches = compile<PageElement, PageElement>(String(ast), { xmlMode: true });
  // Most selectors end in a class, which few elements have.
  const { nodes } = ast.first;
  const subject = nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1);
  const className = subject.find((node) => node.type === 'class')?.value;
  const classes: string[] = [];
  ast.walkClasses(({ value }) => void classes.push(value));
  return ({ elements, byClass, scriptNames }) =>
    (className === undefined ? elements : (byClass.get(className) ?? [])).some(matches) ||
    // A script may give any element the classes that it names.
    classes.some((name) => scriptNames.has(name));
}

/** What is looked for in place of a part of a selector that markup alone does not decide. */
function chooseStandIn(node: Node): string | undefined {
  const anything = ':not(_)';
  if (node.type === 'attribute' && isChangeable(node)) return anything;
  if (node.type !== 'pseudo' || structural.test(node.value)) return undefined;
  if (node.value === ':lang') {
    const tags = node.nodes.map((tag) => `[lang|=${tag}],[lang|=${tag}] *`);
    return `:is(${tags.join()})`;
  }
  // Pages have no shadow tree.
  if (node.value === ':host') return ':not(*)';
  return inControl.test(node.value) ? ':is(input,textarea,select)' : anything;
}

/** Visitors open details. A browser's translator sets `dir`; rules for `html[dir]` are for pages written so. */
function isChangeable(node: Attribute): boolean {
  const isOfRoot = /^(html|:root)$/.test(String(node.prev() ?? '').trim());
  return node.attribute === 'open' || (node.attribute === 'dir' && !isOfRoot);
}
