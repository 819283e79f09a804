export type Scheme = 'light' | 'dark';
export const schemes: readonly Scheme[] = ['light', 'dark'];

/** Stands for the brand's own hue. */
const own = 'own';

/** How a colour is made unless the brand gives it. */
export interface Recipe {
  /** In percent, from 0 to 100. */
  lightness: number;
  /** At most; a hue with less room in sRGB gets less. */
  chroma: number;
  /** In degrees, or the brand's own. */
  hue: number | typeof own;
  /** From 0 to 1; without it the colour is opaque. */
  alpha?: number;
}

interface TokenRecipe {
  /** What it colours, for those who edit the brand. */
  use: string;
  /** In each scheme its own recipe, or the token whose colour it takes. */
  light: Recipe | string;
  dark: Recipe | string;
}

const oklch = (lightness: number, chroma: number, hue: Recipe['hue'], alpha?: number): Recipe => ({
  lightness,
  chroma,
  hue,
  ...(alpha !== undefined && { alpha }),
});

/**
 * Every colour of the site by its name in `brand.yaml`, in the order of the style sheet, which has
 * each as `--color-` and the name that `tokenName` makes of it.
 */
export const recipes = {
  ground: {
    use: 'The surface behind everything',
    light: oklch(96.5, 0.012, 90),
    dark: oklch(20, 0.035, own),
  },
  paper: {
    use: 'The other surface, the header and panels',
    light: oklch(99.3, 0.004, 90),
    dark: oklch(27, 0.04, own),
  },
  ink: { use: 'Text', light: oklch(23, 0.045, own), dark: oklch(95, 0.012, 90) },
  inkMuted: {
    use: 'Text of less weight',
    light: oklch(38, 0.035, own),
    dark: oklch(88, 0.018, own),
  },
  rule: {
    use: 'Edges of controls and lines that carry meaning',
    light: oklch(55, 0.035, own),
    dark: oklch(66, 0.035, own),
  },
  shade: {
    use: 'The shade that a sheet casts',
    light: oklch(23, 0.045, own, 0.16),
    dark: oklch(8, 0.03, own, 0.55),
  },
  action: {
    use: 'The brand’s colour: buttons, links and the mark',
    light: oklch(37, 0.19, own),
    dark: oklch(87, 0.07, own),
  },
  actionHover: {
    use: 'Buttons and links under the pointer',
    light: oklch(29, 0.16, own),
    dark: oklch(93, 0.04, own),
  },
  thread: { use: 'Lines that lead from one thing to the next', light: 'action', dark: 'action' },
  onAction: { use: 'Text on a button', light: 'paper', dark: oklch(20, 0.05, own) },
  board: {
    use: 'A large surface in the brand’s colour',
    light: 'action',
    dark: oklch(36, 0.13, own),
  },
  onBoard: { use: 'Text on that surface', light: 'paper', dark: oklch(96, 0.01, 90) },
  white: { use: 'The white sheet', light: 'paper', dark: oklch(89, 0.012, 90) },
  canary: {
    use: 'The yellow sheet',
    light: oklch(94.5, 0.105, 102),
    dark: oklch(84, 0.11, 98),
  },
  pink: { use: 'The pink sheet', light: oklch(89, 0.065, 5), dark: oklch(78, 0.065, 5) },
  goldenrod: {
    use: 'The orange sheet',
    light: oklch(87, 0.125, 82),
    dark: oklch(78, 0.11, 80),
  },
  mint: { use: 'The green sheet', light: oklch(91, 0.075, 162), dark: oklch(80, 0.07, 162) },
  sky: { use: 'The blue sheet', light: oklch(89, 0.06, 235), dark: oklch(78, 0.06, 235) },
  lilac: { use: 'The violet sheet', light: oklch(88, 0.065, 305), dark: oklch(78, 0.065, 305) },
  grey: { use: 'The grey sheet', light: oklch(90, 0.008, own), dark: oklch(80, 0.01, own) },
  litInk: { use: 'Text on the sheets', light: 'ink', dark: oklch(20, 0.045, own) },
  litInkMuted: {
    use: 'Text of less weight on the sheets',
    light: oklch(36.5, 0.035, own),
    dark: oklch(28, 0.04, own),
  },
  litRule: { use: 'Lines on the sheets', light: 'rule', dark: oklch(45, 0.035, own) },
  litAction: {
    use: 'Buttons and links on the sheets',
    light: 'action',
    dark: oklch(29.5, 0.17, own),
  },
  litActionHover: {
    use: 'The same under the pointer',
    light: 'actionHover',
    dark: oklch(23, 0.13, own),
  },
  litOnAction: {
    use: 'Text on a button on the sheets',
    light: 'white',
    dark: oklch(99.3, 0.004, 90),
  },
} as const satisfies Record<string, TokenRecipe>;

/** A colour of the site by its name in `brand.yaml`, such as `inkMuted`. */
export type Token = keyof typeof recipes;
export const tokens = Object.keys(recipes) as Token[];

/** Grounds of things; in the dark scheme they stay light. */
export const sheets: readonly Token[] = [
  'white',
  'canary',
  'pink',
  'goldenrod',
  'mint',
  'sky',
  'lilac',
  'grey',
];

/** The name that a colour has in the style sheet: `ink-muted`, `tint-canary`. */
export function tokenName(token: Token): string {
  const name = token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return sheets.includes(token) ? `tint-${name}` : name;
}

export interface Pair {
  front: Token;
  back: Token;
  /** The least contrast that WCAG 2.2 requires between them: 7 for text (AAA), 3 for lines. */
  ratio: 7 | 3;
}

export const surfaces: readonly Token[] = ['ground', 'paper'];
const rows: [fronts: readonly Token[], backs: readonly Token[], ratio: Pair['ratio']][] = [
  [['ink', 'inkMuted', 'action', 'actionHover'], surfaces, 7],
  [['litInk', 'litInkMuted', 'litAction', 'litActionHover'], sheets, 7],
  [['onAction'], ['action', 'actionHover'], 7],
  [['litOnAction'], ['litAction', 'litActionHover'], 7],
  [['onBoard'], ['board'], 7],
  // Secondary buttons under the pointer.
  [['paper'], ['ink'], 7],
  [['white'], ['litInk'], 7],
  [['rule', 'thread'], surfaces, 3],
  [['litRule'], sheets, 3],
];

export const pairs: readonly Pair[] = rows.flatMap(([fronts, backs, ratio]) =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, ratio }))),
);
