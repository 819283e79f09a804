import { expect, test } from 'vitest';
import { weighParts } from './page-weight.ts';

const words = 'Ring up a sale before the receipt is torn off, and count stock at any hour';
const page = (second: string) =>
  `<html><head><title>Tills</title><style>p{color:red}</style></head><body><header>Menu</header><main><section><h1>Tills</h1></section><section><h2>Open <b>roles</b></h2>${second}</section></main><footer>End</footer><script>go()</script></body></html>`;

test('each part of a page is weighed, and a section that becomes heavier is named first, with its bytes', () => {
  const light = weighParts(page('<svg/>'));
  const sections = ['section "Open roles"', 'section "Tills"'];
  const head = 'titles, links and other tags of the head';
  const parts = ['all drawings', 'footer', 'header', 'scripts', ...sections, 'style', head];
  expect(light.map(({ name }) => name).sort()).toEqual(parts);
  const [heaviest] = weighParts(page(`<p>${words}</p><svg><path d="M1 2h3v4z"/></svg>`));
  expect(heaviest?.name).toBe('section "Open roles"');
  const before = light.find(({ name }) => name === heaviest?.name)?.bytes ?? 0;
  expect((heaviest?.bytes ?? 0) - before).toBeGreaterThan(words.length / 2);
});
