import { contrastOf, hexOf } from './colour.ts';
import { type Colours, findNearest, type GivenColours, pairsOf } from './palette.ts';
import { type Pair, pairs, recipes, type Scheme, schemes, type Token, tokens } from './tokens.ts';

/** A colour of the brand that cannot be told from another. */
export interface ContrastProblem {
  /** The colour to change; undefined when the brand gives a hue alone. */
  token: Token | undefined;
  scheme: Scheme;
  /** The pair, what it reaches and requires, and a colour that passes. */
  message: string;
}

/** A contrast for people: two decimals, rounded down, so that 6.999 is not shown as 7. */
export const formatRatio = (ratio: number): string => `${Math.floor(ratio * 100) / 100}:1`;

/**
 * Finds the colours whose contrast is too low.
 *
 * @param given the colours to name: those that the brand gives
 * @returns at most one problem for each colour and scheme: its worst pair
 */
export function findContrastProblems(colours: Colours, given: GivenColours): ContrastProblem[] {
  const found = new Map<string, ContrastProblem & { share: number }>();
  for (const scheme of schemes) {
    for (const pair of pairs) {
      const ratio = contrastOf(colours[pair.front][scheme], colours[pair.back][scheme]);
      if (ratio >= pair.ratio) continue;
      const blamed = findBlamed(pair, scheme, given);
      const key = `${blamed?.token} ${scheme}`;
      const share = ratio / pair.ratio;
      if ((found.get(key)?.share ?? 1) <= share) continue;
      const advice = blamed ? adviseColour(blamed, pair, scheme, colours) : 'choose another hue';
      const message = `expected a contrast of at least ${pair.ratio}:1 for ${pair.front} on ${pair.back} in the ${scheme} scheme, found ${formatRatio(ratio)}; ${advice}`;
      found.set(key, { token: blamed?.token, scheme, message, share });
    }
  }
  // Where a given colour is at fault, made ones that found no room beside it are not worth a line.
  const all = [...found.values()];
  const blamed = all.filter(({ token }) => token);
  return blamed.length > 0 ? blamed : all;
}

/** A colour that the brand gives, and the part of a pair that has it. */
interface Blamed {
  token: Token;
  part: Token;
}

/** Which given colour of a pair to change: of two, the one that is in front in most pairs. */
function findBlamed(pair: Pair, scheme: Scheme, { colours }: GivenColours): Blamed | undefined {
  const sources = [pair.front, pair.back].flatMap((part): Blamed[] => {
    let token = part;
    // A colour that is taken from another.
    while (!colours[token]?.[scheme]) {
      const recipe: unknown = recipes[token][scheme];
      if (typeof recipe !== 'string') return [];
      token = recipe as Token;
    }
    return [{ token, part }];
  });
  return sources.sort((a, b) => tokens.indexOf(b.token) - tokens.indexOf(a.token))[0];
}

/** Names the nearest colour that passes in all pairs, or else in this one. */
function adviseColour(
  { token, part }: Blamed,
  pair: Pair,
  scheme: Scheme,
  colours: Colours,
): string {
  const start = colours[token][scheme];
  const other = part === pair.front ? pair.back : pair.front;
  const required = [...pairsOf(token), ...pairsOf(part)].map((one) => ({
    colour: colours[one.other][scheme],
    ratio: one.ratio,
  }));
  const failing = { colour: colours[other][scheme], ratio: pair.ratio };
  const nearest = findNearest(start, required) ?? findNearest(start, [failing]);
  if (nearest) return `the nearest colour that passes is "${hexOf(nearest)}"`;
  return `no colour of any lightness passes: change ${other}, which is "${hexOf(failing.colour)}"`;
}
