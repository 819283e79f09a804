import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';

const tokens = new Map(
  [
    ...readFileSync('app/styles/tokens.css', 'utf8').matchAll(
      /--color-([\w-]+): light-dark\(([^;]+)\);/g,
    ),
  ].map(([, name = '', pair = '']) => [name, pair.match(/oklch\([^)]*\)/g) ?? []]),
);

const tints = ['white', 'canary', 'pink', 'goldenrod', 'mint', 'sky'].map((name) => `tint-${name}`);
const grounds = ['ground', 'paper'];

/** Every pair of colours that meet on the site, with the ratio that WCAG 2.2 requires. */
const pairs: [front: string, back: string, ratio: number][] = [
  ...[...grounds, ...tints].map((back): [string, string, number] => ['ink', back, 7]),
  ...[...grounds, 'tint-canary'].map((back): [string, string, number] => ['ink-muted', back, 7]),
  ...[...grounds, ...tints].map((back): [string, string, number] => ['action', back, 7]),
  ...[...grounds, ...tints].map((back): [string, string, number] => ['action-hover', back, 7]),
  ['on-action', 'action', 7],
  ['on-action', 'action-hover', 7],
  ['paper', 'ink', 7],
  ...[...grounds, ...tints].map((back): [string, string, number] => ['rule', back, 3]),
];

describe.each(['light', 'dark'])('in the %s scheme', (scheme) => {
  const colour = (name: string) => {
    const value = tokens.get(name)?.[scheme === 'light' ? 0 : 1];
    if (!value) throw new Error(`tokens.css has no --color-${name} with two schemes`);
    return value;
  };

  test.each(pairs)('%s on %s reaches %d:1', (front, back, ratio) => {
    expect(wcagContrast(colour(front), colour(back))).toBeGreaterThanOrEqual(ratio);
  });
});
