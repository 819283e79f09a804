import { expect, test } from 'vitest';
import { traceMark } from './mark.ts';

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
])('a mark that is %s', (_what, text, mark) => {
  expect(traceMark(file, text).mark).toMatchObject(mark);
});

test.each([
  ['', /^1: .+ is no/],
  [svg('<path d="M0 0').slice(0, -9), /^\d+: .+ is no/],
  [svg('<script>alert(1)</script>'), /^2: .+ holds a <script>/],
  [svg('<text>A</text>'), /^2: expected a mark made of shapes, found <text>/],
  [svg('<path stroke="red" d="M0 0h9v9z"/>'), /^2: .+found an outline/],
  [svg('<path fill="#fff" d="M0 0h9v9z"/><path d="M0 0h5v5z"/>'), /^1: .+found #fff, #000: cut/],
  [svg('<rect width="50%" height="9" rx="2"/>'), /^2: .+found <rect>/],
  [svg('<rect width="9" height="9" rx="2"/>'), /^2: .+convert it to paths/],
  [svg('<g/>'), /^1: expected a path or another shape/],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>', /^1: .+viewBox/],
  [svg('<path transform="scale(2)" d="M1e999 0h9v9z"/>'), /^1: .+ordinary/],
])('%j is no mark, and the line is named', (text, line) => {
  const problems = traceMark(file, text).problems.map(({ line, message }) => `${line}: ${message}`);
  expect(problems).toEqual([expect.stringMatching(line)]);
});
