import { expect, test } from 'vitest';
import { readMark } from './mark.ts';

const file = 'content/brand/mark.svg';
const svg = (inner: string, box = '0 0 32 32') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">\n${inner}\n</svg>`;

/** The problems of a mark, one line each, without the file's name. */
const problemsOf = (text: string) =>
  readMark(file, text).problems.map(({ line, message }) => `${line}: ${message}`);

test('a mark that is one path in the box is used as it is written', () => {
  const d = 'M4 4h24v24H4z';
  expect(readMark(file, svg(`<path d="${d}"/>`)).mark).toEqual({ d });
});

test('shapes, groups, styles and another box become one path in the box of the figures', () => {
  const drawing = `<style>.a{fill:#f00}</style>
    <g transform="translate(8 0)"><rect class="a" x="8" y="8" width="16" height="16"/></g>
    <circle style="fill:red" cx="4" cy="4" r="4"/>`;
  const { mark } = readMark(file, svg(drawing, '0 0 64 64'));
  expect(mark?.d).toMatch(/^M8 4H16V12H8Z/);
  expect(mark?.d).toMatch(/A/i);
});

test('a mark that is no square is in the middle of the box', () => {
  const { mark } = readMark(file, svg('<path d="M0 0h64v32H0z"/>', '0 0 64 32'));
  expect(mark?.d).toBe('M0 8H32V24H0Z');
});

test('holes that are cut out by the rule of evenness stay holes', () => {
  const path = '<path fill-rule="evenodd" d="M0 0h32v32H0zM8 8h16v16H8z"/>';
  expect(readMark(file, svg(path)).mark?.fillRule).toBe('evenodd');
});

test.each([
  ['nothing', '', /^1: .+ is no/],
  ['another kind of file', '\u0089PNG\r\n', /^1: .+ is no/],
  ['half a file', svg('<path d="M0 0').slice(0, -9), /^\d+: .+ is no/],
  ['a web page', '<html><body/></html>', /^1: .+ is no SVG/],
  ['a script', svg('<script>alert(1)</script>'), /^2: .+ holds a <script>/],
  [
    'an event handler',
    svg('<path d="M0 0h9v9z" onload="a()"/>'),
    /^2: .+ holds the event handler onload/,
  ],
  [
    'a foreign picture',
    svg('<image href="https://a.example/b.png"/>'),
    /^2: .+ holds a reference to/,
  ],
  ['a foreign style', svg('<style>@import "a.css";</style>'), /^2: .+ holds another style sheet/],
  ['letters', svg('<text>A</text>'), /^2: expected a mark made of shapes, found <text>/],
  ['an outline', svg('<path stroke="red" d="M0 0h9v9z"/>'), /^2: .+found an outline/],
  [
    'two colours',
    svg('<path fill="#fff" d="M0 0h9v9z"/><path d="M0 0h5v5z"/>'),
    /^1: .+found #fff, #000: cut/,
  ],
  ['a size in percent', svg('<rect width="50%" height="9" rx="2"/>'), /^2: .+found <rect>/],
  ['a round rectangle', svg('<rect width="9" height="9" rx="2"/>'), /^2: .+convert it to paths/],
  ['no shape', svg('<g/>'), /^1: expected a path or another shape/],
  [
    'no box',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>',
    /^1: .+viewBox/,
  ],
  ['numbers without end', svg('<path transform="scale(2)" d="M1e999 0h9v9z"/>'), /^1: .+ordinary/],
])('%s is no mark, and the line is named', (_what, text, line) => {
  expect(problemsOf(text)).toEqual([expect.stringMatching(line)]);
});
