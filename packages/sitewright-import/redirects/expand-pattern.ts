// The paths that a server's regular expression finds, one by one, as far as * and :name can say them.
import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A text, or what stands for any part of a path or for all that follows. */
export type Piece =
  | string
  | {
      hole: 'part' | 'rest';
      /** What it finds less than any part. */
      loose?: string;
    };

/** One of the forms that an expression finds. */
export interface Variant {
  pieces: readonly Piece[];
  /** What each group has found, by its number and its name. */
  groups: ReadonlyMap<string, readonly Piece[]>;
  hasStart: boolean;
  hasEnd: boolean;
  /** Whether it ends with what finds all that follows, even if that is nothing. */
  endsInRest: boolean;
  /** Whether . stands for a sign alone, and is likely to be a dot. */
  hasDot: boolean;
}

/** More lines than this of one rule nobody would write. */
const mostVariants = 64;

const nothing: Variant = {
  pieces: [],
  groups: new Map(),
  hasStart: false,
  hasEnd: false,
  endsInRest: false,
  hasDot: false,
};

/**
 * Lists the forms of what an expression finds: `^/a(/b)?$` finds `/a` and `/a/b`.
 *
 * @returns undefined for one that finds more than can be said so, or that is none
 */
export function expandPattern(expression: string): Variant[] | undefined {
  try {
    const { alternatives } = new RegExpParser().parsePattern(expression);
    return expandAll(alternatives);
  } catch {
    return undefined;
  }
}

const expandAll = (alternatives: readonly AST.Alternative[]): Variant[] =>
  alternatives.flatMap(({ elements }) => {
    let variants = [nothing];
    for (const element of elements) {
      const next = expand(element);
      variants = variants.flatMap((one) => next.flatMap((other) => join(one, other) ?? []));
      if (variants.length > mostVariants) throw new Error('more than can be said');
    }
    return variants;
  });

/** @returns undefined where the second cannot follow the first */
function join(one: Variant, other: Variant): Variant | undefined {
  if (one.hasEnd && other.pieces.length > 0) return undefined;
  if (other.hasStart && one.pieces.length > 0) return undefined;
  return {
    pieces: [...one.pieces, ...other.pieces],
    groups: new Map([...one.groups, ...other.groups]),
    hasStart: one.hasStart || other.hasStart,
    hasEnd: one.hasEnd || other.hasEnd,
    endsInRest: other.endsInRest || (one.endsInRest && other.pieces.length === 0),
    hasDot: one.hasDot || other.hasDot,
  };
}

const say = (...pieces: Piece[]): Variant => ({ ...nothing, pieces });

/** @throws Error for an element that finds more than can be said */
function expand(element: AST.Element): Variant[] {
  switch (element.type) {
    case 'Character':
      return [say(String.fromCodePoint(element.value))];
    case 'CharacterSet':
      if (element.kind === 'any') return [{ ...say('.'), hasDot: true }];
      break;
    case 'CharacterClass': {
      const signs = element.elements.flatMap((one) => (one.type === 'Character' ? [one] : []));
      if (element.negate || signs.length < element.elements.length || signs.length > 4) break;
      return signs.flatMap(expand);
    }
    case 'Group':
      return expandAll(element.alternatives);
    case 'CapturingGroup': {
      const number = listGroups(element).indexOf(element) + 1;
      return expandAll(element.alternatives).map((one) => {
        const groups = new Map(one.groups).set(String(number), one.pieces);
        if (element.name) groups.set(element.name, one.pieces);
        return { ...one, groups };
      });
    }
    case 'Quantifier':
      return expandQuantifier(element);
    case 'Assertion':
      if (element.kind === 'start') return [{ ...nothing, hasStart: true }];
      if (element.kind === 'end') return [{ ...nothing, hasEnd: true }];
  }
  throw new Error('more than can be said');
}

/** The groups of the expression in which one stands, in the order of their numbers. */
function listGroups(group: AST.Node): AST.CapturingGroup[] {
  let pattern: AST.Node = group;
  while (pattern.parent && pattern.type !== 'Pattern') pattern = pattern.parent;
  const groups: AST.CapturingGroup[] = [];
  const visit = (node: AST.Node): void => {
    if (node.type === 'CapturingGroup') groups.push(node);
    if ('alternatives' in node) node.alternatives.forEach(visit);
    if (node.type === 'Alternative') node.elements.forEach(visit);
    if (node.type === 'Quantifier') visit(node.element);
  };
  visit(pattern);
  return groups;
}

function expandQuantifier({ element, min, max, raw }: AST.Quantifier): Variant[] {
  const empty = { ...nothing, groups: emptyGroups(element) };
  const without = min === 0 ? [empty] : [];
  const isSign = element.type === 'Character' || element.type === 'CharacterSet';
  if (max <= 1 || (element.type === 'Character' && element.raw.endsWith('/')))
    return [...without, ...expand(element)];
  if (element.type !== 'CharacterClass' && !isSign) throw new Error('more than can be said');
  const findsSlash = new RegExp(`^${element.raw}$`).test('/');
  const isAny = element.raw === '.' || element.raw === '[^/]';
  const piece: Piece = {
    hole: findsSlash ? 'rest' : 'part',
    ...(!isAny && { loose: raw }),
  };
  const endsInRest = piece.hole === 'rest';
  return [...without, say(piece)].map((one) => ({ ...one, endsInRest }));
}

const emptyGroups = (element: AST.Node): Variant['groups'] =>
  new Map(
    listGroups(element)
      .map((one, index) => ({ one, number: String(index + 1) }))
      .filter(({ one }) => one.start >= element.start && one.end <= element.end)
      .flatMap(({ one, number }) =>
        [number, one.name ?? []].flat().map((name) => [name, []] as const),
      ),
  );
