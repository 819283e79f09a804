import postcss, { type AtRule, type ChildNode, type Declaration, type Root } from 'postcss';
import parseValue from 'postcss-value-parser';
import { type Locate, locateAtRoot } from '../base-path.ts';
import {
  type Definition,
  isDefinition,
  isFontFace,
  isKeyframes,
  listDefinitions,
  listLayers,
  NameReader,
} from './css-names.ts';
import { isStyling, type PageTree } from './page-tree.ts';
import { compileSelector, type Matcher } from './selector-matcher.ts';

/** A style sheet that is parsed once and then pruned for each page. */
export class StyleSheet {
  readonly #root: Root;
  readonly #layers: readonly string[];
  readonly #matchers = new Map<string, Matcher>();
  readonly #names = new NameReader();
  /** What it defines and may lose. */
  readonly #defined: ReadonlySet<string>;
  /** The attributes whose words its values take: `attr(data-tone type(<custom-ident>))`. */
  readonly #attributes: ReadonlySet<string>;
  /** Results by the selectors and names that they are for; pages of one kind share a result. */
  readonly #pruned = new Map<string, string>();

  /** @param locate says where the files are that it loads */
  constructor(css: string, locate: Locate = locateAtRoot) {
    this.#root = postcss.parse(css.replaceAll(comingPseudo, ':'));
    this.#root.walkDecls(/./, (declaration) => {
      if (locate !== locateAtRoot) declaration.value = locateUrls(declaration.value, locate);
    });
    // Licence comments may go: /licences.txt has the licences in full.
    this.#root.walkComments((comment) => void comment.remove());
    this.#layers = listLayers(this.#root);
    this.#root.walkRules(({ selectors, parent }) => {
      if (isKeyframes(parent)) return;
      for (const one of selectors) this.#matchers.set(one, compileSelector(one));
    });
    this.#defined = new Set(
      listDefinitions(this.#root).flatMap(({ name }) => this.#names.read(name)),
    );
    this.#attributes = new Set(
      [...css.matchAll(/\battr\(\s*([\w-]+)/g)].map(([, name = '']) => name),
    );
  }

  /**
   * @param page a page whose markup no script changes
   * @returns the rules whose selectors can match on it, in their order, without the custom properties,
   *   keyframes and fonts that nothing on the page names
   */
  pruneFor(page: PageTree): string {
    const matching = [...this.#matchers].filter(([, matches]) => matches(page));
    const selectors = new Set(matching.map(([selector]) => selector));
    const named = this.#listNamed(page);
    const key = [...selectors, ...named].join();
    const css = this.#pruned.get(key) ?? this.#prune(selectors, named);
    this.#pruned.set(key, css);
    return css;
  }

  /** What the markup of a page and the scripts of its parts may name of what this sheet defines. */
  #listNamed({ elements, scriptNames }: PageTree): string[] {
    const values = elements.flatMap((element) =>
      Object.entries(element.attribs).flatMap(([name, value]) =>
        isStyling(element, name) || this.#attributes.has(name) ? value : [],
      ),
    );
    const words = [...values, ...scriptNames].flatMap(
      (text) => text.match(/[^\s"'`,;:()[\]{}]+/g) ?? [],
    );
    return [...new Set(words)].filter((word) => this.#defined.has(word)).sort();
  }

  #prune(selectors: ReadonlySet<string>, named: readonly string[]): string {
    const root = this.#root.clone();
    root.walkRules((rule) => {
      if (isKeyframes(rule.parent)) return;
      const used = rule.selectors.filter((one) => selectors.has(one));
      if (used.length > 0) rule.selectors = used;
      else removeWithParents(rule);
    });
    inlineUnset(root, new Set(named));
    // What is removed may have been all that named something else.
    for (let isDone = false; !isDone; ) {
      const isNamed = this.#readNames(root, named);
      const unused = listDefinitions(root).filter((one) => !isNamed(one));
      for (const { node } of unused) removeWithParents(node);
      isDone = unused.length === 0;
    }
    // A layer of which a part is removed keeps its place.
    const left = listLayers(root);
    const order = this.#layers.filter((name) => left.includes(name));
    if (order.join() !== left.join()) root.prepend(`@layer ${order.join()};`);
    return String(root);
  }

  /** Tells whether a definition is named anywhere: in whatever way CSS refers to it, its name stands there. */
  #readNames(root: Root, others: readonly string[]): (definition: Definition) => boolean {
    const names = new Set(others);
    root.walk((node) => {
      const used =
        node.type === 'decl' && !isFontFace(node.parent)
          ? this.#names.read(node.value)
          : node.type === 'atrule' && !isDefinition(node)
            ? this.#names.read(node.params).filter((name) => isReference(node, name))
            : [];
      for (const name of used) names.add(name);
    });
    // Families alone are the same in capitals.
    const lowered = new Set([...names].map((name) => name.toLowerCase()));
    return ({ name, isFamily }) =>
      this.#names
        .read(name)
        .every((one) => (isFamily ? lowered.has(one.toLowerCase()) : names.has(one)));
  }
}

/** Whether an at-rule asks for a custom property or a font; `print` in `@media print` is nothing of ours. */
const isReference = ({ name }: AtRule, word: string) =>
  word.startsWith('--') || name === 'font-feature-values';

/**
 * Writes the initial values of registered custom properties that nothing gives another one in their places, or what
 * stands in for them: a utility has many so that others may change them.
 *
 * @param named what the markup or a script may give a value
 */
function inlineUnset(root: Root, named: ReadonlySet<string>): void {
  const initial = new Map<string, string>();
  root.walkAtRules('property', ({ params, nodes }) => {
    const value = nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value');
    if (!named.has(params)) initial.set(params, value?.type === 'decl' ? value.value : 'initial');
  });
  const isInitial = ({ prop, value }: Declaration) =>
    value === 'initial' || value === initial.get(prop);
  root.walkDecls(/^--/, (declaration) => {
    if (!isInitial(declaration)) initial.delete(declaration.prop);
  });
  root.walkDecls(/./, (declaration) => {
    if (!declaration.value.includes('var(')) return;
    const tree = parseValue(declaration.value);
    tree.walk((node) => {
      if (node.type !== 'function' || node.value !== 'var') return;
      const value = initial.get(node.nodes[0]?.value ?? '');
      const fallback = parseValue.stringify(node.nodes.slice(2));
      const text = value === 'initial' ? fallback : value;
      if (text) Object.assign(node, { type: 'word', value: text });
    }, true);
    declaration.value = tree.toString();
  });
}

/** Removes a node, and the rules around it that hold nothing else. */
function removeWithParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0)
    removeWithParents(parent as ChildNode);
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
