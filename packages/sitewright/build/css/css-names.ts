import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';
import type { AtRule, Declaration, Root } from 'postcss';

/** Reads the names in a part of a style sheet once, however often it stands there. */
export class NameReader {
  readonly #names = new Map<string, readonly string[]>();

  /**
   * @param css a value, or what stands behind the name of an at-rule
   * @returns all that may name something: identifiers and functions without their escapes, and strings' words
   */
  read(css: string): readonly string[] {
    const names = this.#names.get(css) ?? tokenize({ css }).flatMap(namesIn);
    this.#names.set(css, names);
    return names;
  }
}

function namesIn(token: CSSToken): string[] {
  switch (token[0]) {
    case TokenType.Ident:
    case TokenType.Function:
    case TokenType.AtKeyword:
      return [token[4].value];
    case TokenType.String:
      return token[4].value.split(/\s+/);
    default:
      return [];
  }
}

/** Something that other parts of a style sheet refer to by its name, and that goes when none does. */
export interface Definition {
  node: AtRule | Declaration;
  name: string;
  /** Whether it is a font's: the same in capitals. */
  isFamily?: boolean;
}

/** The custom properties, keyframes and fonts that a style sheet defines. */
export function listDefinitions(root: Root): Definition[] {
  const found: Definition[] = [];
  root.walkDecls(/^--/, (node) => void found.push({ node, name: node.prop }));
  root.walkAtRules((node) => {
    if (!isDefinition(node)) return;
    const family = node.nodes?.find((one) => one.type === 'decl' && one.prop === 'font-family');
    const name = isFontFace(node)
      ? ((family as Declaration | undefined)?.value ?? '')
      : node.params;
    found.push({ node, name, isFamily: isFontFace(node) });
  });
  return found;
}

export const isFontFace = (node: unknown) => (node as AtRule | undefined)?.name === 'font-face';

export const isKeyframes = (node: unknown) =>
  /keyframes$/.test((node as { name?: string } | undefined)?.name ?? '');

/** Whether an at-rule defines a name, and so does not use it. */
export const isDefinition = ({ name }: AtRule) => /^(property|font-face)$|keyframes$/.test(name);

/**
 * The names of a style sheet's layers, those within others behind theirs, in the order that decides which of them
 * wins: that in which they are named first.
 */
export function listLayers(root: Root): string[] {
  const names = new Set<string>();
  root.walkAtRules('layer', (rule) => {
    for (const name of rule.params.split(',')) names.add(outerLayer(rule) + name.trim());
  });
  return [...names].filter((name) => name && !name.endsWith('.'));
}

function outerLayer({ parent }: AtRule): string {
  if (!parent || parent.type === 'root') return '';
  const outer = parent as AtRule;
  return outerLayer(outer) + (outer.name === 'layer' ? `${outer.params}.` : '');
}
