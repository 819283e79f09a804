import { contrastOf, hexOf } from './colour.ts';
import { type Colours, findNearest, type GivenColours, pairsOf } from './palette.ts';
import { type Pair, pairs, recipes, type Scheme, schemes, type Token, tokens } from './tokens.ts';

/** A contrast for people: two decimals, rounded down, so that 6.999 is not shown as 7. */
export const formatRatio = (ratio: number): string => `${Math.floor(ratio * 100) / 100}:1`;

/**
 * Finds the colours whose contrast is too low.
 *
 * @param given the colours to name: those that the brand gives
 * @returns for each colour and scheme its worst pair, what it reaches and requires, and a colour that
 *   passes; the colour is undefined when the brand gives a hue alone
 */
export function findContrastProblems(colours: Colours, given: GivenColours) {
  const failing = schemes.flatMap((scheme) =>
    pairs.flatMap((pair) => {
      const ratio = contrastOf(colours[pair.front][scheme], colours[pair.back][scheme]);
      const blamed = findBlamed(pair, scheme, given);
      return ratio < pair.ratio ? [{ scheme, pair, ratio, blamed }] : [];
    }),
  );
  // Where a given colour is at fault, made ones that found no room beside it are not worth a line.
  const isGiven = failing.some(({ blamed }) => blamed);
  const named = failing
    .filter(({ blamed }) => blamed || !isGiven)
    .sort((a, b) => a.ratio / a.pair.ratio - b.ratio / b.pair.ratio);
  const byColour = Map.groupBy(named, ({ blamed, scheme }) => `${blamed?.token} ${scheme}`);
  return [...byColour.values()].flatMap(([worst]) => {
    if (!worst) return [];
    const { scheme, pair, ratio, blamed } = worst;
    const advice = blamed ? adviseColour(blamed, pair, scheme, colours) : 'choose another hue';
    const message = `expected a contrast of at least ${pair.ratio}:1 for ${pair.front} on ${pair.back} in the ${scheme} scheme, found ${formatRatio(ratio)}; ${advice}`;
    return [{ token: blamed?.token, scheme, message }];
  });
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
