import type { AtRule, ChildNode, Container, Rule } from 'postcss';
import { type ReadSelector, readSelectors } from './selector.ts';

/** What a declaration or at-rule names and what it needs of others. */
interface Names {
  /** The custom property that it sets, if it does. */
  sets: string | undefined;
  /** The custom properties that it reads. */
  reads: readonly string[];
  /** The words of what may be an animation, one of which is its keyframes' name. */
  animations: readonly string[];
}

/** A piece of a style sheet, read as far as it takes to tell who needs it. */
export type Part =
  | ({ kind: 'text'; text: string } & Names)
  | { kind: 'rule'; selectors: ReadSelector[]; parts: Part[] }
  | { kind: 'block'; head: string; parts: Part[] }
  | { kind: 'keyframes'; name: string; text: string };

/** The parts of a style sheet or of a block in it, in their order. */
export function partsOf(container: Container<ChildNode>): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === 'rule') return [ruleOf(node)];
    if (node.type === 'atrule') return [atRuleOf(node)];
    // What others ask to be said with their rules stands in full in /licences.txt.
    if (node.type === 'comment') return [];
    return [{ kind: 'text', text: `${node};`, ...namesIn(node.prop, node.value) }];
  });
}

function ruleOf(rule: Rule): Part {
  // Within a rule, `&` stands for selectors that have been asked about already.
  return { kind: 'rule', selectors: readSelectors(rule.selector), parts: partsOf(rule) };
}

function atRuleOf(rule: AtRule): Part {
  const head = `@${rule.name}${rule.raws.afterName ?? ''}${rule.params}`;
  if (rule.name.endsWith('keyframes'))
    return { kind: 'keyframes', name: rule.params, text: `${rule}` };
  // A registered property is needed by whoever reads it, as one that is set.
  if (rule.name === 'property')
    return { kind: 'text', text: `${rule}`, ...namesIn(rule.params, '') };
  if (!rule.nodes) return { kind: 'text', text: `${head};`, ...namesIn('', '') };
  return { kind: 'block', head, parts: partsOf(rule) };
}

/** What a declaration of a property with a value sets and reads. */
export function namesIn(property: string, value: string): Names {
  return {
    sets: property.startsWith('--') ? property : undefined,
    reads: [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
    animations: /^(--|(-\w+-)?animation)/.test(property) ? (value.match(/[\w-]+/g) ?? []) : [],
  };
}
