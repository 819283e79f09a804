import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { MarkFiles } from '../brand/mark.ts';
import { readMark } from './read-mark.ts';

const file = 'content/brand/mark.svg';
const svg = (inner: string, box = '0 0 32 32') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">\n${inner}\n</svg>`;

const boxed = '<path d="M4 4h24v24H4z"/>';
const wide = '<path d="M0 0h64v32H0z"/>';
const hole = '<path fill-rule="evenodd" d="M0 0h32v32H0zM8 8h16v16H8z"/>';
const evenOdd = { d: expect.any(String), fillRule: 'evenodd' };

const drawing = `<style>.a{fill:#f00}</style>
  <g transform="translate(8 0)"><rect class="a" x="8" y="8" width="16" height="16"/></g>
  <circle style="fill:red" cx="4" cy="4" r="4"/>`;
const onePath = { d: expect.stringMatching(/^M8 4H16V12H8Z.*A/i) };

test.each([
  ['one path in the box is used as it is written', svg(boxed), { d: 'M4 4h24v24H4z' }],
  ['no square is in the middle of the box', svg(wide, '0 0 64 32'), { d: 'M0 8H32V24H0Z' }],
  ['cut out by the rule of evenness keeps its holes', svg(hole), evenOdd],
  ['of shapes, groups, styles and another box is one path', svg(drawing, '0 0 64 64'), onePath],
])('a mark that is %s', async (_what, text, mark) => {
  expect((await readMark(file, text)).mark).toMatchObject(mark);
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
    const { problems } = await readMark(file, text);
    const lines = problems.map(({ line, message }) => `${line}: ${message}`);
    expect(lines).toEqual([expect.stringMatching(line)]);
    expect(lines).toEqual([expect.stringMatching(exported)]);
  },
);

const square = '<path d="M4 4h24v24H4z"/>';
const first = '<path d="M0 0h16v16H0z"/>';
const gradient =
  '<linearGradient id="g"><stop stop-color="#d22"/><stop offset="1" stop-color="#24c"/></linearGradient>';

/** Which of the points of the mark's box have ink. */
async function inkOf(text: string, ...points: (readonly [number, number])[]) {
  const { mark, drawing } = (await readMark(file, text)) as MarkFiles;
  const { d, fillRule = 'nonzero' } = mark;
  const path = svg(`<path fill-rule="${fillRule}" d="${d}"/>`);
  const { data, info } = await sharp(Buffer.from(path))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = points.map(([x, y]) => (data[y * info.width + x] ?? 0) > 128);
  return { ink, isDrawn: drawing !== undefined };
}

test.each([
  [
    'two colours side by side',
    '<path fill="#d22" d="M0 0h16v32H0z"/><path fill="#24c" d="M16 0h16v32H16z"/>',
    [true, true],
  ],
  [
    'white on a ground',
    '<path fill="#24c" d="M0 0h32v32H0z"/><path fill="#fff" d="M18 4h12v24H18z"/>',
    [true, false],
  ],
  [
    'black on a pale ground',
    '<path fill="#ffd" d="M0 0h32v32H0z"/><path d="M4 4h12v24H4z"/>',
    [true, false],
  ],
  ['a gradient', `${gradient}<path fill="url(#g)" d="M0 0h32v32H0z"/>`, [true, true]],
  ['a shape that is half transparent', `<path opacity=".6" d="M0 0h32v32H0z"/>`, [true, true]],
  [
    'a group that is clipped',
    `<clipPath id="c"><path d="M0 0h16v32H0z"/></clipPath><g clip-path="url(#c)" fill="#d22"><path d="M0 0h32v16H0z"/><path fill="#24c" d="M0 16h32v16H0z"/></g>`,
    [true, false],
  ],
])(
  'a mark of %s is shown as drawn, and what can be seen of it is its ink',
  async (_what, inside, ink) => {
    expect(await inkOf(svg(inside), [8, 12], [24, 12])).toEqual({ ink, isDrawn: true });
  },
);

test.each([
  ['an outline', '<path fill="none" stroke="#c00" stroke-width="6" d="M8 3v26"/>', [true, false]],
  ['a shape with round corners', '<rect width="16" height="32" rx="4"/>', [true, false]],
  [
    'a drawing inside the drawing',
    `<svg x="0" y="8" width="16" height="16">${first}</svg>`,
    [true, false],
  ],
  [
    'shapes in opposite directions',
    '<path d="M0 0h16v32H0z"/><path d="M4 4v16h8V4z"/>',
    [true, false],
  ],
  [
    'a mask',
    `<mask id="m"><path fill="#fff" d="M0 0h16v32H0z"/></mask><path mask="url(#m)" d="M0 0h32v32H0z"/>`,
    [true, false],
  ],
])('a mark of one ink with %s is its path', async (_what, inside, ink) => {
  expect(await inkOf(svg(inside), [8, 12], [24, 12])).toEqual({ ink, isDrawn: false });
});

test('a mark that says its size instead of its view is taken', async () => {
  const sized = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">${square}</svg>`;
  expect(await readMark(file, sized)).toMatchObject({ mark: { d: 'M4 4h24v24H4z' } });
});

test.each([
  ['outside its view', '<path d="M40 40h9v9h-9z"/>'],
  ['transparent', `<g fill-opacity="0">${square}</g>`],
])('a mark of which nothing shows is refused: %s', async (_what, inside) => {
  const [problem] = (await readMark(file, svg(inside))).problems;
  expect(problem?.message).toMatch(/found nothing there that shows/);
});

test('the same colour is one, however it is written', async () => {
  const blacks = [
    ...['#000', '#000f', '#000000', '#000000ff', 'black', 'BLACK', 'rgb(0,0,0)', 'rgb(0 0 0)'],
    ...['rgb(0%,0%,0%)', 'rgba(0,0,0,1)', 'hsl(0,0%,0%)', 'hsl(0 0% 0% / 1)', 'currentColor'],
  ];
  for (const black of blacks) {
    const drawing = svg(`<path fill="${black}" d="M2 2h9v9z"/><path d="M12 2h9v9z"/>`);
    expect(await readMark(file, drawing), black).toMatchObject({ problems: [] });
  }
});
