// The paths that a server's regular expression finds, one by one, as far as * and :name can say them.
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** A text, or what stands for any part of a path or for all that follows; `loose` is what finds less than any part. */
export type Piece = string | { hole: 'part' | 'rest'; loose?: string };

/** One of the forms that an expression finds. */
export interface Variant {
  pieces: readonly Piece[];
  /** What each group has found, by its number and its name. */
  groups: ReadonlyMap<string, readonly Piece[]>;
  /**
   * `start` and `end` for ^ and $, `rest` where it ends with what finds all that follows, be that nothing, and `dot`
   * where a dot is likely to be meant as one.
   */
  marks: ReadonlySet<'start' | 'end' | 'rest' | 'dot'>;
}

/** More lines than this of one rule nobody would write. */
const mostVariants = 64;

const find = (...pieces: Piece[]): Variant => ({ pieces, groups: new Map(), marks: new Set() });
const mark = (...marks: Variant['marks'] extends ReadonlySet<infer Mark> ? Mark[] : never) => ({
  ...find(),
  marks: new Set(marks),
});

/**
 * Lists the forms of what an expression finds: `^/a(/b)?$` finds `/a` and `/a/b`.
 *
 * @returns undefined for one that finds more than can be said so, or that is none
 */
export function expandPattern(expression: string): Variant[] | undefined {
  const groups: AST.CapturingGroup[] = [];
  try {
    const pattern = new RegExpParser().parsePattern(expression);
    visitRegExpAST(pattern, { onCapturingGroupEnter: (one) => void groups.push(one) });
    const namesOf = (group: AST.CapturingGroup) =>
      [`${groups.indexOf(group) + 1}`, group.name ?? []].flat();
    // What a group finds that is left out is nothing.
    const empty = new Map(groups.flatMap(namesOf).map((name) => [name, []]));
    return expandAll(pattern.alternatives, namesOf).map((one) => ({
      ...one,
      groups: new Map([...empty, ...one.groups]),
    }));
  } catch {
    return undefined;
  }
}

type NamesOf = (group: AST.CapturingGroup) => readonly string[];

const expandAll = (alternatives: readonly AST.Alternative[], namesOf: NamesOf): Variant[] =>
  alternatives.flatMap(({ elements }) =>
    elements.reduce<Variant[]>(
      (variants, element) => {
        const next = expand(element, namesOf);
        if (variants.length * next.length > mostVariants) throw new Error(tooMuch);
        return variants.flatMap((one) => next.flatMap((other) => join(one, other) ?? []));
      },
      [find()],
    ),
  );

/** @returns undefined where the second cannot follow the first */
function join(one: Variant, other: Variant): Variant | undefined {
  const isAfter = other.pieces.length > 0;
  if ((one.marks.has('end') && isAfter) || (other.marks.has('start') && one.pieces.length > 0))
    return undefined;
  return {
    pieces: [...one.pieces, ...other.pieces],
    groups: new Map([...one.groups, ...other.groups]),
    marks: new Set([...one.marks].filter((it) => it !== 'rest' || !isAfter)).union(other.marks),
  };
}

/** @throws Error for an element that finds more than can be said */
function expand(element: AST.Element, namesOf: NamesOf): Variant[] {
  const { type } = element;
  if (type === 'Character') return [find(String.fromCodePoint(element.value))];
  if (type === 'Group') return expandAll(element.alternatives, namesOf);
  if (type === 'CapturingGroup')
    return expandAll(element.alternatives, namesOf).map((one) => {
      const own = namesOf(element).map((name) => [name, one.pieces] as const);
      return { ...one, groups: new Map([...one.groups, ...own]) };
    });
  if (type === 'Quantifier') return expandQuantifier(element, namesOf);
  if (type === 'Assertion' && (element.kind === 'start' || element.kind === 'end'))
    return [mark(element.kind)];
  if (element.raw === '.') return [{ ...find('.'), marks: new Set(['dot']) }];
  throw new Error(tooMuch);
}

function expandQuantifier({ element, min, max, raw }: AST.Quantifier, namesOf: NamesOf): Variant[] {
  const all = (variant: Variant, none = find()) => (min === 0 ? [none, variant] : [variant]);
  if (max <= 1 || element.raw.endsWith('/'))
    return expand(element, namesOf).flatMap((one, index) => (index > 0 ? one : all(one)));
  if (element.type !== 'CharacterSet' && element.type !== 'CharacterClass')
    throw new Error(tooMuch);
  const isAny = element.raw === '.' || element.raw === '[^/]';
  const loose = isAny ? {} : { loose: raw };
  if (!new RegExp(`^${element.raw}$`).test('/')) return all(find({ hole: 'part', ...loose }));
  const rest = mark('rest');
  return all({ ...rest, pieces: [{ hole: 'rest', ...loose }] }, rest);
}

const tooMuch = 'more than can be said';
