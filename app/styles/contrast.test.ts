import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { readPalette } from './palette.ts';

const room = ['ground', 'paper'];
/** Sheets of paper, which are lit at night and have inks of their own. */
const tints = ['white', 'canary', 'pink', 'goldenrod', 'mint', 'sky'].map((name) => `tint-${name}`);

/** Colours in front of others, with the contrast that WCAG 2.2 requires between them. */
const rows: [fronts: string[], backs: string[], ratio: number][] = [
  [['ink', 'ink-muted', 'action', 'action-hover'], room, 7],
  [['lit-ink', 'lit-ink-muted', 'lit-action', 'lit-action-hover'], tints, 7],
  [['on-action'], ['action', 'action-hover'], 7],
  [['lit-on-action'], ['lit-action', 'lit-action-hover'], 7],
  [['on-board'], ['board'], 7],
  // Secondary buttons under the pointer.
  [['paper'], ['ink'], 7],
  [['tint-white'], ['lit-ink'], 7],
  [['rule', 'thread'], room, 3],
  [['lit-rule'], tints, 3],
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
