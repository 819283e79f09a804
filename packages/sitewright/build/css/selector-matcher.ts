import { compile } from 'css-select';
import parse, { type Attribute, type Node, type Pseudo } from 'postcss-selector-parser';
import type { PageElement, PageTree } from './page-tree.ts';

/** Whether a selector matches on a page, now or in a state that visitors, their browsers or scripts bring about. */
export type Matcher = (page: PageTree) => boolean;

/**
 * What a page's markup alone decides. All other pseudo-classes are states that may come, such as `:hover`, or pass,
 * such as `:empty` while the page arrives.
 */
const structural = /^:(is|where|has|root|((first|last|only)-|nth-(last-)?)(child|of-type))$/;
/** Pseudo-elements that browsers draw inside form controls. */
const inControl =
  /^::(-webkit-(search|date|calendar|inner|outer)|placeholder|file-selector-button)/;

/** @param selector one selector of a rule */
export function compileSelector(selector: string): Matcher {
  const ast = parse().astSync(selector);
  ast.walk((node) => {
    const standIn = chooseStandIn(node);
    if (standIn) node.replaceWith(parse.pseudo({ value: standIn }));
  });
  // Names in drawings have capitals.
  const matches = compile<PageElement, PageElement>(String(ast), { xmlMode: true });
  // Most selectors end in a class or the name of an element, which few elements have.
  const { nodes } = ast.first;
  const subject = nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1);
  const className = subject.find((node) => node.type === 'class')?.value;
  const elementName = subject.find((node) => node.type === 'tag')?.value;
  const classes: string[] = [];
  ast.walkClasses(({ value }) => void classes.push(value));
  // Those of a choice, such as :is(.a, .b), need not be there.
  const needed = nodes.flatMap((node) => (node.type === 'class' ? node.value : []));
  // No script changes what the root of a page is.
  const lead = nodes
    .slice(
      0,
      nodes.findIndex(({ type }) => type === 'combinator'),
    )
    .join('')
    .trim();
  const matchesRoot = compile<PageElement, PageElement>(/^(html|:root)/.test(lead) ? lead : '*', {
    xmlMode: true,
  });
  const choose = ({ elements, byName, byClass }: PageTree) => {
    if (className !== undefined) return byClass.get(className);
    return elementName === undefined ? elements : byName.get(elementName);
  };
  return (page) =>
    choose(page)?.some(matches) ||
    // A script may give any element the classes that it names or joins, beside those that the page has.
    (classes.some(page.mayGive) &&
      page.elements.some(matchesRoot) &&
      needed.every((name) => page.mayGive(name) || page.byClass.has(name)));
}

/** What is looked for in place of a part of a selector that markup alone does not decide. */
function chooseStandIn(node: Node): string | undefined {
  const anything = ':not(_)';
  if (node.type === 'attribute' && isChangeable(node)) return anything;
  // css-select reads the parts of a choice in :has() as if each lay in the element itself.
  if (node.type === 'pseudo' && /^:(is|where)$/.test(node.value) && reachesOut(node))
    return anything;
  if (node.type !== 'pseudo' || structural.test(node.value)) return undefined;
  if (node.value === ':lang') {
    const tags = node.nodes.map((tag) => `[lang|=${tag}],[lang|=${tag}] *`);
    return `:is(${tags.join()})`;
  }
  // Pages have no shadow tree.
  if (node.value === ':host') return ':not(*)';
  return inControl.test(node.value) ? ':is(input,textarea,select)' : anything;
}

/** Whether a choice in :has() is about what lies beside or around its element. */
function reachesOut(choice: Pseudo): boolean {
  const isCombined = choice.nodes.some((one) => one.some(({ type }) => type === 'combinator'));
  for (let node: Node | undefined = choice; node; node = node.parent as Node | undefined) {
    if (node.type !== 'selector') continue;
    const { parent } = node;
    if (parent?.type !== 'pseudo' || parent.value !== ':has') continue;
    return isCombined || /^[+~]/.test(String(node).trim());
  }
  return false;
}

/** Visitors open details. A browser's translator sets `dir`; rules for `html[dir]` are for pages written so. */
function isChangeable(node: Attribute): boolean {
  const isOfRoot = /^(html|:root)$/.test(String(node.prev() ?? '').trim());
  return node.attribute === 'open' || (node.attribute === 'dir' && !isOfRoot);
}
