import { type Colour, contrastOf, fitIntoSrgb, formatColour } from './colour.ts';
import {
  type Pair,
  pairs,
  type Recipe,
  recipes,
  type Scheme,
  schemes,
  sheets,
  surfaces,
  type Token,
  tokens,
} from './tokens.ts';

/** The colours that a brand gives itself; one without a dark form gets one made from its light form. */
export interface GivenColours {
  /** The brand's hue in degrees; without it, that of its action colour. */
  hue?: number | undefined;
  colours: Partial<Record<Token, { light: Colour; dark?: Colour | undefined }>>;
}

export type Colours = Record<Token, Record<Scheme, Colour>>;
/** Each colour as the style sheet writes it, in both schemes. */
export type Palette = Record<Token, Record<Scheme, string>>;

/** Surfaces and sheets stay as they are: what is printed on them has to be told from them. */
const backgrounds: readonly Token[] = [...surfaces, ...sheets];

/**
 * The order in which colours are made: those behind others and the text on buttons first, so that
 * buttons and inks can give way to them.
 */
const order = new Set<Token>([...backgrounds, 'onAction', 'onBoard', 'litOnAction', ...tokens]);

/** The chroma of the action colour in the light scheme, to which that of a given one is compared. */
const fullChroma = recipes.action.light.chroma;

/**
 * Makes all colours of the site from those that a brand gives. Each made colour has the lightness of
 * its recipe, or the nearest at which it has the required contrast with the given colours and with
 * those made before it.
 */
export function makeColours(given: GivenColours): Colours {
  const colours = {} as Colours;
  for (const token of tokens) colours[token] = {} as Colours[Token];
  for (const scheme of schemes) {
    const known = new Map<Token, Colour>();
    for (const [token, colour] of Object.entries(given.colours)) {
      if (colour[scheme]) known.set(token as Token, colour[scheme]);
    }
    for (const token of order) {
      const colour =
        known.get(token) ?? makeColour(token, startOf(token, scheme, given, known), known);
      known.set(token, colour);
      colours[token][scheme] = colour;
    }
  }
  return colours;
}

export function formatPalette(colours: Colours): Palette {
  const formatted = Object.entries(colours).map(([token, { light, dark }]) => [
    token,
    { light: formatColour(light), dark: formatColour(dark) },
  ]);
  return Object.fromEntries(formatted) as Palette;
}

/** The colours that another hue would change, in one of the schemes at least. */
export function listColoursOfHue({ hue = 0, colours }: GivenColours): Token[] {
  const [one, other] = [hue, (hue + 180) % 360].map((turned) =>
    makeColours({ hue: turned, colours }),
  );
  return tokens.filter((token) =>
    schemes.some((scheme) => {
      const [left, right] = [one, other].map((all) => all && formatColour(all[token][scheme]));
      return left !== right;
    }),
  );
}

/** A made colour before its contrast is looked at. */
function startOf(
  token: Token,
  scheme: Scheme,
  { hue, colours }: GivenColours,
  known: ReadonlyMap<Token, Colour>,
): Colour {
  const recipe = recipes[token][scheme] as Recipe | Token;
  const light = colours[token]?.light;
  if (typeof recipe === 'string') return known.get(recipe) as Colour;
  const action = colours.action?.light;
  const ownHue = hue ?? action?.hue ?? 0;
  // A grey brand has no hue to show.
  const strength = hue === undefined && action ? Math.min(1, action.chroma / fullChroma) : 1;
  const colour =
    recipe.hue === 'own'
      ? { ...recipe, hue: ownHue, chroma: recipe.chroma * strength }
      : { ...recipe, hue: recipe.hue };
  if (!light) return fitIntoSrgb(colour);
  return fitIntoSrgb({ ...colour, hue: light.hue, chroma: Math.min(recipe.chroma, light.chroma) });
}

/** The colour at the nearest lightness that has enough contrast with the known colours. */
function makeColour(token: Token, start: Colour, known: ReadonlyMap<Token, Colour>): Colour {
  if (backgrounds.includes(token)) return start;
  const required = pairsOf(token).flatMap(({ other, ratio }) => {
    const colour = known.get(other);
    return colour ? [{ colour, ratio }] : [];
  });
  return findNearest(start, required) ?? start;
}

/** A colour that another has to be told from, and how well. */
interface Required {
  colour: Colour;
  ratio: number;
}

/** In percent of lightness. */
const step = 0.5;

/** The colour itself, or the one of the nearest lightness, that passes; undefined when none does. */
export function findNearest(start: Colour, required: readonly Required[]): Colour | undefined {
  for (const colour of candidates(start)) if (shareOf(colour, required) >= 1) return colour;
  return undefined;
}

/** The colour at every lightness, the nearest first. */
function* candidates(start: Colour): Generator<Colour> {
  yield start;
  const { css: _given, ...made } = start;
  for (let distance = step; distance < 100; distance += step) {
    for (const lightness of [start.lightness - distance, start.lightness + distance]) {
      if (lightness >= 0 && lightness <= 100) yield fitIntoSrgb({ ...made, lightness });
    }
  }
}

/** The least share of a required contrast that a colour reaches; 1 or more means all. */
const shareOf = (colour: Colour, required: readonly Required[]): number =>
  Math.min(...required.map((one) => contrastOf(colour, one.colour) / one.ratio), Infinity);

/** The pairs that a colour is one of, with the other of each. */
export function pairsOf(token: Token): (Pair & { other: Token })[] {
  return pairs.flatMap((pair) => {
    if (pair.front === token) return [{ ...pair, other: pair.back }];
    return pair.back === token ? [{ ...pair, other: pair.front }] : [];
  });
}
