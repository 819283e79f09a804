import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

test('a drawing keeps its size and what it shows, and loses what its editor wrote into it', () => {
  const own =
    '<path id="a" d="M 1.00000 1 L 8 8" stroke="red"/><use href="#a" x="1"/><use xlink:href="#a"/><path fill="url(#a)" d="M0 0h9v9z"/><image href="data:image/png;base64,iVBORw0=" width="9" height="9"/>';
  const text = `<?xml version="1.0"?><!-- Made by hand -->${svg(`<metadata>me</metadata>${own}`)}`;
  const clean = JSON.stringify(cleanSvg(text));
  for (const kept of ['{"svg":', 'viewBox="0 0 9 9"', 'stroke="red"', '#a', 'data:image/png'])
    expect(clean.replaceAll('\\', '')).toContain(kept);
  expect(clean).not.toMatch(/hand|metadata|xml version/);
});

test.each([
  ['\n\n<script>alert(1)</script>', 'holds a <script>', 3],
  ['<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>', 'holds a <svg:script>'],
  ['<foreignObject><p>x</p></foreignObject>', 'holds a <foreignObject>'],
  ['<path d="M0 0" onclick="alert(1)"/>', 'holds the event handler onclick'],
  ['<image href="https://elsewhere.example/a.png"/>', 'holds a reference to https://elsewhere'],
  ['<use xlink:href="other.svg#a"/>', 'holds a reference to other.svg#a'],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', 'holds a reference to javascript:'],
  ['<image href="data:image/svg+xml;base64,AA"/>', 'holds a reference to data:image/svg'],
  ['<style>@import "a.css";</style>', 'holds another style sheet'],
  ['<style>path{fill:url(https://x.example/)}</style>', 'holds a reference to https://x.example'],
  ['<path d="M0 0" style="fill:url( //x.example/a )"/>', 'holds a reference to //x.example/a'],
  ['<set attributeName="href" to="javascript:alert(1)"/>', 'holds a reference to javascript:'],
])('%s is refused, with its line', (inside, problem, line = 1) => {
  const clean = cleanSvg(svg(inside));
  expect(clean).toMatchObject({ problem: expect.stringContaining(problem), line });
});

test.each([
  ['', 'is no'],
  ['<html><body/></html>', 'is no SVG: its outermost element is not <svg>'],
  [svg('<path d="M0 0"'), 'is no valid SVG, at its line 1'],
  [svg('<g>').slice(0, -6), 'is no valid SVG'],
])('%j is no SVG', (text, problem) => {
  expect(cleanSvg(text)).toMatchObject({ problem: expect.stringContaining(problem) });
});
