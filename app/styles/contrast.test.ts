import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { readPalette } from './palette.ts';

const tints = ['white', 'canary', 'pink', 'goldenrod', 'mint', 'sky'].map((name) => `tint-${name}`);
const grounds = ['ground', 'paper'];

/** Colours in front of others, with the contrast that WCAG 2.2 requires between them. */
const rows: [fronts: string[], backs: string[], ratio: number][] = [
  [['ink', 'action', 'action-hover'], [...grounds, ...tints], 7],
  [['ink-muted'], [...grounds, 'tint-canary'], 7],
  [['on-action'], ['action', 'action-hover'], 7],
  [['paper'], ['ink'], 7],
  [['rule'], [...grounds, ...tints], 3],
];
const pairs = rows.flatMap(([fronts, backs, ratio]) =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, ratio }))),
);

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const colour = readPalette('app/styles/tokens.css', scheme);

  test.each(pairs)('$front on $back reaches $ratio:1', ({ front, back, ratio }) => {
    expect(wcagContrast(colour(front), colour(back))).toBeGreaterThanOrEqual(ratio);
  });
});
