import { expect, test } from 'vitest';
import { contrastOf, hexOf, readColour } from './colour.ts';
import { findContrastProblems, formatRatio } from './contrast.ts';
import { formatPalette, type GivenColours, makeColours } from './palette.ts';
import { pairs, schemes, type Token } from './tokens.ts';

/** The colours of a brand that gives these, as texts. */
const give = (colours: Partial<Record<Token, string | [light: string, dark: string]>>) => ({
  colours: Object.fromEntries(
    Object.entries(colours).map(([token, value]) => {
      const [light, dark] = [value].flat().map(readColour);
      return [token, { light, dark }];
    }),
  ) as GivenColours['colours'],
});

const problemsOf = (given: GivenColours) => findContrastProblems(makeColours(given), given);

/** What WCAG 2.2 asks of text (AAA) and of lines, written out: the code that makes the colours has a list of its own. */
const asked: [fronts: Token[], backs: Token[], ratio: number][] = [
  [['ink', 'inkMuted', 'action', 'actionHover'], ['ground', 'paper'], 7],
  [['onAction'], ['action', 'actionHover'], 7],
  [['onBoard'], ['board'], 7],
  [['rule', 'thread'], ['ground', 'paper'], 3],
];
const askedPairs = asked.flatMap(([fronts, backs, ratio]) =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, ratio }))),
);

test('every hue alone makes colours that people can read in both schemes', () => {
  for (let hue = 0; hue < 360; hue += 3) {
    const colours = makeColours({ hue, colours: {} });
    for (const scheme of schemes) {
      for (const { front, back, ratio } of [...askedPairs, ...pairs]) {
        const found = contrastOf(colours[front][scheme], colours[back][scheme]);
        expect.soft(found, `${hue}: ${front} on ${back}`).toBeGreaterThanOrEqual(ratio);
      }
    }
  }
});

test('two hues make two brands, on the same paper; one with less room in sRGB gets less chroma', () => {
  const [blue, green, yellow] = [268, 150, 100].map((hue) => makeColours({ hue, colours: {} }));
  expect(blue?.action.light).not.toEqual(green?.action.light);
  expect(blue?.canary).toEqual(green?.canary);
  expect(blue?.action.light.chroma).toBe(0.19);
  expect(yellow?.action.light.chroma).toBeLessThan(0.1);
});

test('an action colour alone makes the rest: its hue, its dark form, and the surfaces in its colour', () => {
  const colours = makeColours(give({ action: '#0a5c2e' }));
  expect(problemsOf(give({ action: '#0a5c2e' }))).toEqual([]);
  const { action, board, ink } = formatPalette(colours);
  expect([action.light, board.light]).toEqual(['#0a5c2e', '#0a5c2e']);
  expect(colours.action.dark.lightness).toBeGreaterThan(80);
  expect(ink.light).toMatch(/ 15\d(\.\d)?\)$/);
  const grey = makeColours(give({ action: '#333' }));
  expect([grey.ink.light.chroma, grey.action.dark.chroma]).toEqual([0, 0]);
});

test('a colour that is given in any notation stays, and the made ones keep their distance from it', () => {
  const given = give({ paper: ['#e8e8e8', '#303030'] });
  expect(problemsOf(given)).toEqual([]);
  const colours = makeColours(given);
  expect(hexOf(colours.paper.light)).toBe('#e8e8e8');
  expect(contrastOf(colours.inkMuted.light, colours.paper.light)).toBeGreaterThanOrEqual(7);
  const texts = ['rebeccapurple', 'hsl(210 80% 30%)', 'color(display-p3 0 1 0)'];
  const written = texts.map((action) => formatPalette(makeColours(give({ action }))).action.light);
  expect(written).toEqual(['#663399', '#0f4d8a', '#00f74e']);
});

test('a colour with too little contrast is named with its pair, its figure and one that passes', () => {
  const message =
    'expected a contrast of at least 7:1 for ink on ground in the light scheme, found 4.09:1; the nearest colour that passes is "#515151"';
  const problem = { token: 'ink', scheme: 'light', message };
  expect(problemsOf(give({ ink: '#767676' }))).toMatchObject([problem]);
  expect(problemsOf(give({ ink: '#515151' }))).toEqual([]);
});

test('of two given colours the one in front is to change; beside a middle grey neither is enough', () => {
  const problems = problemsOf(give({ ink: '#777', paper: '#888' }));
  const lines = problems.map(({ token, message }) => `${token}: ${message}`).join('\n');
  expect(lines).toMatch(/^ink: .+ no colour of any lightness passes: change paper/m);
  // Rounded down, so that no contrast that fails looks like one that passes.
  expect(formatRatio(6.999)).toBe('6.99:1');
});
