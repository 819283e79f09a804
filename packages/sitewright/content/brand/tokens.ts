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

const oklch = (lightness: number, chroma: number, hue: Recipe['hue'], alpha?: number): Recipe => ({
  lightness,
  chroma,
  hue,
  ...(alpha !== undefined && { alpha }),
});

/** What a colour is for, and in each scheme its recipe, or the token whose colour it takes. */
const colour = <Light extends Recipe | string, Dark extends Recipe | string>(
  use: string,
  light: Light,
  dark: Dark,
) => ({ use, light, dark });

/**
 * Every colour of the site by its name in `brand.yaml`, in the order of the style sheet, which has
 * each as `--color-` and the name that `tokenName` makes of it.
 */
export const recipes = {
  ground: colour('The surface behind everything', oklch(96.5, 0.012, 90), oklch(20, 0.035, own)),
  paper: colour(
    'The other surface, the header and panels',
    oklch(99.3, 0.004, 90),
    oklch(27, 0.04, own),
  ),
  ink: colour('Text', oklch(23, 0.045, own), oklch(95, 0.012, 90)),
  inkMuted: colour('Text of less weight', oklch(38, 0.035, own), oklch(88, 0.018, own)),
  rule: colour(
    'Edges of controls and lines that carry meaning',
    oklch(55, 0.035, own),
    oklch(66, 0.035, own),
  ),
  shade: colour(
    'The shade that a sheet casts',
    oklch(23, 0.045, own, 0.16),
    oklch(8, 0.03, own, 0.55),
  ),
  action: colour(
    'The brand’s colour: buttons, links and the mark',
    oklch(37, 0.19, own),
    oklch(87, 0.07, own),
  ),
  actionHover: colour(
    'Buttons and links under the pointer',
    oklch(29, 0.16, own),
    oklch(93, 0.04, own),
  ),
  thread: colour('Lines that lead from one thing to the next', 'action', 'action'),
  onAction: colour('Text on a button', 'paper', oklch(20, 0.05, own)),
  board: colour('A large surface in the brand’s colour', 'action', oklch(36, 0.13, own)),
  onBoard: colour('Text on that surface', 'paper', oklch(96, 0.01, 90)),
  white: colour('The white sheet', 'paper', oklch(89, 0.012, 90)),
  canary: colour('The yellow sheet', oklch(94.5, 0.105, 102), oklch(84, 0.11, 98)),
  pink: colour('The pink sheet', oklch(89, 0.065, 5), oklch(78, 0.065, 5)),
  goldenrod: colour('The orange sheet', oklch(87, 0.125, 82), oklch(78, 0.11, 80)),
  mint: colour('The green sheet', oklch(91, 0.075, 162), oklch(80, 0.07, 162)),
  sky: colour('The blue sheet', oklch(89, 0.06, 235), oklch(78, 0.06, 235)),
  lilac: colour('The violet sheet', oklch(88, 0.065, 305), oklch(78, 0.065, 305)),
  grey: colour('The grey sheet', oklch(90, 0.008, own), oklch(80, 0.01, own)),
  litInk: colour('Text on the sheets', 'ink', oklch(20, 0.045, own)),
  litInkMuted: colour(
    'Text of less weight on the sheets',
    oklch(36.5, 0.035, own),
    oklch(28, 0.04, own),
  ),
  litRule: colour('Lines on the sheets', 'rule', oklch(45, 0.035, own)),
  litAction: colour('Buttons and links on the sheets', 'action', oklch(29.5, 0.17, own)),
  litActionHover: colour('The same under the pointer', 'actionHover', oklch(23, 0.13, own)),
  litOnAction: colour('Text on a button on the sheets', 'white', oklch(99.3, 0.004, 90)),
};

/** A colour of the site by its name in `brand.yaml`, such as `inkMuted`. */
export type Token = keyof typeof recipes;
export const tokens = Object.keys(recipes) as Token[];

/** Grounds of things; in the dark scheme they stay light. */
export const sheets: readonly Token[] = [
  ...(['white', 'canary', 'pink', 'goldenrod', 'mint', 'sky', 'lilac', 'grey'] as const),
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
