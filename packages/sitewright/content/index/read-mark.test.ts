import { _collections as known } from 'svgo';
import { expect, test } from 'vitest';
import { elements } from '../../lib/svg-allowlist.ts';
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

test.each([
  ['', /^1: .+ is no/],
  [svg('<path d="M0 0').slice(0, -9), /^\d+: .+ is no/],
  [svg('<script>alert(1)</script>'), /^2: .+ holds a <script>/],
  [svg('<text>A</text>'), /^2: expected a mark made of shapes, found <text>/],
  [svg('<path stroke="red" d="M0 0h9v9z"/>'), /^2: .+found an outline/],
  [
    svg('<path fill="#fff" d="M0 0h9v9z"/><path d="M0 0h5v5z"/>'),
    /^1: .+found #ffffff, #000000: cut/,
  ],
  [svg('<rect width="50%" height="9" rx="2"/>'), /^2: .+found <rect>/],
  [svg('<rect width="9" height="9" rx="2"/>'), /^2: .+convert it to paths/],
  [svg('<g/>'), /^1: expected a path or another shape/],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>', /^1: .+viewBox/],
  [svg('<path d="M0 0h9v9z&quot; onload=&quot;x"/>'), /^1: .+ordinary/],
  [svg('<path transform="scale(2)" d="M1e999 0h9v9z"/>'), /^1: .+ordinary/],
])('%j is no mark, and the line is named', async (text, line) => {
  const { problems } = await readMark(file, text);
  const lines = problems.map(({ line, message }) => `${line}: ${message}`);
  expect(lines).toEqual([expect.stringMatching(line)]);
});

const square = '<path d="M4 4h24v24H4z"/>';
const first = '<path d="M0 0h16v16H0z"/>';

test.each([
  ['a little transparent', '<path opacity=".9" d="M4 4h24v24H4z"/>'],
  ['in a group that is half transparent', `<g opacity=".5">${square}</g>`],
  ['shapes in opposite directions', `${first}<path d="M8 8v16h16V8z"/>`],
  [
    'a hole, beside shapes that lie on each other',
    `<path fill-rule="evenodd" d="M0 0h16v16H0zM4 4h8v8H4z"/><path d="M12 12h16v16H12z"/>`,
  ],
  [
    'a shape inside, beside a hole',
    `<path fill-rule="evenodd" d="M0 0h9v9H0zM2 2h5v5H2z"/><path d="M12 12h16v16H12zM16 16h8v8h-8z"/>`,
  ],
  ['a drawing inside the drawing', `<svg x="16" y="16" width="16" height="16">${first}</svg>`],
  ['half transparent by its style', `<style>path{opacity:.3}</style>${square}`],
  ['cut off by its view', '<path d="M-9 0H9v64H-9z"/>', '0 0 32 16'],
])(
  'a mark that would look different as one path is refused: %s',
  async (_what, inside, box = undefined) => {
    const [problem] = (await readMark(file, svg(inside, box))).problems;
    expect(problem?.message).toMatch(/^expected a drawing that looks the same .+ \d+ % would look/);
  },
);

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

test('what is no shape is refused with what to do about it: only shapes and texts become paths', async () => {
  const groups = ['shape', 'textContent', 'textContentChild'];
  const paths = new Set(groups.flatMap((group) => [...(known.elemsGroups[group] ?? [])]));
  for (const name of elements) {
    const content = `<${name} id="a" d="M9 9h9v9z" href="#a"></${name}>${square}`;
    const { problems } = await readMark(file, svg(content));
    const [, advice = ''] = / found <\w+>: (.+)/.exec(problems[0]?.message ?? '') ?? [];
    if (problems.length > 0) expect(advice, name).not.toBe('');
    if (!paths.has(name)) expect(advice, name).not.toContain('convert it to paths');
  }
});
