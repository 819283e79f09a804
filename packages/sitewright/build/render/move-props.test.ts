import path from 'node:path';
import { expect, test } from 'vitest';
import { parsePage } from '../css/page-tree.ts';
import { moveProps } from './move-props.ts';

test('what parts are given leaves the page, once for equal ones, and is where their addresses say', async () => {
  const quote = (json: string) => json.replaceAll('"', '&quot;');
  const live = '{"name":"sections/chart/chart.client.tsx","when":"idle"}';
  const props = '{"a":"\u2028 <b>","n":1}';
  const part = `<div data-part="/a.js" data-props="${quote(props)}" data-live="${quote(live)}"></div>`;
  const tree = parsePage(part + part, () => '');
  const { scripts, parts } = moveProps(tree, (address) => `/shop${address}`);
  const [[file, text] = [], ...others] = scripts;
  expect(others).toEqual([]);
  expect(tree.toHtml()).toBe(`<div data-part="/a.js" data-from="/shop${file}"></div>`.repeat(2));
  const built = { ...JSON.parse(live), files: ['a.js', path.basename(file ?? '')] };
  expect(parts).toEqual([built, built]);
  const { default: given } = await import(`data:text/javascript,${encodeURIComponent(text ?? '')}`);
  expect(given).toEqual(JSON.parse(props));
});
