import type { AtRule, ChildNode, Container, Rule } from 'postcss';
import { type ParsedSelector, parseSelectors } from './parse-selectors.ts';

/** Custom properties and animations that a declaration or at-rule sets and reads. */
interface References {
  /** The custom property that it sets, if any. */
  sets: string | undefined;
  /** The custom properties that it reads. */
  reads: readonly string[];
  /** All words of a value that may name an animation; one of them is the name of its keyframes. */
  animations: readonly string[];
}

/** A declaration, or an at-rule without a block or that describes a property. */
export type Statement = { kind: 'statement'; text: string } & References;

/** A node of a style sheet, parsed as far as pruning needs. */
export type CssNode =
  | Statement
  | { kind: 'rule'; selectors: ParsedSelector[]; nodes: CssNode[] }
  | { kind: 'at-rule'; head: string; nodes: CssNode[] }
  | { kind: 'keyframes'; name: string; text: string };

/** The nodes of a style sheet or of a block in it, in their order, without comments. */
export function parseNodes(container: Container<ChildNode>): CssNode[] {
  return (container.nodes ?? []).flatMap((node): CssNode[] => {
    if (node.type === 'rule') return [parseRule(node)];
    if (node.type === 'atrule') return [parseAtRule(node)];
    // Licence comments may go: /licences.txt has the licences in full.
    if (node.type === 'comment') return [];
    return [{ kind: 'statement', text: `${node};`, ...findReferences(node.prop, node.value) }];
  });
}

function parseRule(rule: Rule): CssNode {
  return { kind: 'rule', selectors: parseSelectors(rule.selector), nodes: parseNodes(rule) };
}

function parseAtRule(rule: AtRule): CssNode {
  const head = `@${rule.name}${rule.raws.afterName ?? ''}${rule.params}`;
  if (rule.name.endsWith('keyframes'))
    return { kind: 'keyframes', name: rule.params, text: `${rule}` };
  if (rule.name === 'property')
    return { kind: 'statement', text: `${rule}`, ...findReferences(rule.params, '') };
  if (!rule.nodes) return { kind: 'statement', text: `${head};`, ...findReferences('', '') };
  return { kind: 'at-rule', head, nodes: parseNodes(rule) };
}

/** Finds what a declaration of a property with a value sets and reads. */
export function findReferences(property: string, value: string): References {
  return {
    sets: property.startsWith('--') ? property : undefined,
    reads: [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
    animations: /^(--|(-\w+-)?animation)/.test(property) ? (value.match(/[\w-]+/g) ?? []) : [],
  };
}
