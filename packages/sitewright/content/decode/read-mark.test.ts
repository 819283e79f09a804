import { expect, test } from 'vitest';
import type { Problem } from '../messages/problem.ts';
import { readDrawnMark, readMonoMark } from './read-mark.ts';

const file = 'content/brand/mark.svg';
const svg = (inner: string, box = '0 0 32 32') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">\n${inner}\n</svg>`;

const square = '<path d="M4 4h24v24H4z"/>';
const hole = '<path fill-rule="evenodd" d="M0 0h32v32H0zM8 8h16v16H8z"/>';
const several = `<style>.a{fill:#f00}</style>
  <g transform="translate(8 0)"><rect class="a" x="8" y="8" width="16" height="16" rx="2"/></g>
  <circle style="fill:red" cx="4" cy="4" r="4"/>`;

test.each([
  ['as it is written', svg(square), [{ name: 'path', attributes: { d: 'M4 4h24v24H4z' } }]],
  [
    'with its holes',
    svg(hole),
    [{ name: 'path', attributes: { d: 'M0 0h32v32H0zM8 8h16v16H8z', fillRule: 'evenodd' } }],
  ],
  [
    'in the middle of its box',
    svg('<path d="M0 0h64v32H0z"/>', '0 0 64 32'),
    [{ name: 'path', attributes: { d: 'M0 0h64v32H0z', transform: 'translate(0 8) scale(0.5)' } }],
  ],
  [
    'in groups, by styles and in shapes',
    svg(several, '0 0 64 64'),
    [
      {
        name: 'rect',
        attributes: {
          ...{ x: '8', y: '8', width: '16', height: '16', rx: '2' },
          transform: 'scale(0.5) translate(8 0)',
        },
      },
      { name: 'circle', attributes: { cx: '4', cy: '4', r: '4', transform: 'scale(0.5)' } },
    ],
  ],
])('a mark of one ink is taken %s', async (_how, text, mark) => {
  expect(await readMonoMark(file, text)).toEqual(mark);
});

test.each([
  ['an outline', '<path fill="none" stroke="#c00" stroke-width="6" d="M8 3v26"/>', /an outline/],
  [
    'white on a ground',
    `${square}<path fill="#fff" d="M8 8h9v9z"/>`,
    /2 colours, #000000 and #fff/,
  ],
  [
    'a mask',
    `<mask id="m"><path fill="#fff" d="M0 0h9v32H0z"/></mask><path mask="url(#m)" d="M0 0h32v32H0z"/>`,
    /a <mask>/,
  ],
  [
    'a ground that is half transparent',
    '<path opacity=".3" d="M0 0h32v32H0z"/><path d="M13 3h6v26h-6z"/>',
    /parts that are half transparent, cut off or hidden/,
  ],
])('a mark with %s is not of one ink', async (_what, inside, message) => {
  const problem = await readMonoMark(file, svg(inside));
  expect(problem).toMatchObject({
    line: expect.any(Number),
    message: expect.stringMatching(message),
  });
});

const exported = /in Illustrator, .+; in Figma, .+; in Inkscape, /;

test.each([
  ['', /^1: .+ is no/],
  [svg('<path d="M0 0').slice(0, -9), /^\d+: .+ is no/],
  [svg('<script>alert(1)</script>'), /^2: .+ holds a <script>/],
  [svg('<foreignObject/>'), /^2: .+ holds a <foreignObject>/],
  [svg('<path fill="url(https://a.example/#b)" d="M0 0h9v9z"/>'), /^2: .+ a reference to/],
  [svg('<text>A</text>'), /^2: .+ found a text, which needs its font \(<text>\)/],
  [svg('<image href="data:image/png;base64,AA=="/>'), /^2: .+ a picture of pixels/],
  [svg('<g/>'), /^1: .+found nothing there that shows/],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>', /^1: .+viewBox/],
  [svg('<path d="M0 0h9v9z"/>'.repeat(6_000)), /^1: expected a mark of at most 100 KB/],
])(
  '%#: a file that is no mark is refused with its line and with what to export',
  async (text, line) => {
    for (const read of [readDrawnMark, readMonoMark]) {
      const problem = (await read(file, text)) as Problem;
      expect(`${problem.line}: ${problem.message}`).toMatch(line);
      expect(problem.message).toMatch(exported);
    }
  },
);

test.each([
  ['two colours', '<path fill="#d22" d="M0 0h16v32H0z"/><path fill="#24c" d="M16 0h16v32H16z"/>'],
  ['a shape that is half transparent', '<path opacity=".6" d="M0 0h32v32H0z"/>'],
  ['an outline', '<path fill="none" stroke="#c00" stroke-width="6" d="M8 3v26"/>'],
])('a mark of %s is shown as it is drawn', async (_what, inside) => {
  const drawn = await readDrawnMark(file, svg(inside));
  expect(drawn).toMatchObject({ width: 32, height: 32, isTransparent: true });
  const [sign = ''] = /#\w+|opacity/.exec(inside) ?? [];
  expect(drawn).toMatchObject({ drawing: expect.stringContaining(sign) });
});

test('a mark that says its size instead of its view is taken', async () => {
  const sized = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">${square}</svg>`;
  expect(await readDrawnMark(file, sized)).toMatchObject({ width: 32, height: 32 });
});

test.each([
  ['outside its view', '<path d="M40 40h9v9h-9z"/>'],
  ['transparent', `<g fill-opacity="0">${square}</g>`],
])('a mark of which nothing shows is refused: %s', async (_what, inside) => {
  const problem = (await readDrawnMark(file, svg(inside))) as Problem;
  expect(problem.message).toMatch(/found nothing there that shows/);
});

test('the same colour is one, however it is written', async () => {
  const blacks = [
    ...['#000', '#000f', '#000000', '#000000ff', 'black', 'BLACK', 'rgb(0,0,0)', 'rgb(0 0 0)'],
    ...['rgb(0%,0%,0%)', 'rgba(0,0,0,1)', 'hsl(0,0%,0%)', 'hsl(0 0% 0% / 1)', 'currentColor'],
  ];
  for (const black of blacks) {
    const drawing = svg(`<path fill="${black}" d="M2 2h9v9z"/><path d="M12 2h9v9z"/>`);
    expect(await readMonoMark(file, drawing), black).toHaveLength(2);
  }
});

test('a mark in another encoding, which its first line names, is to be saved in UTF-8, and no letter of it was lost before', async () => {
  const title = '<title>Źródło</title>'.replace('Ź', '\uFFFD');
  const text = `<?xml version="1.0" encoding="ISO-8859-2"?>\n${svg(title + square)}`;
  const { message } = (await readDrawnMark(file, text)) as Problem;
  expect(message).toMatch(/text in another encoding: save the file as UTF-8/);
  expect(message).not.toContain('lost');
});
