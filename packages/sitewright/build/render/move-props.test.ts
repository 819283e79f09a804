import { expect, test } from 'vitest';
import { parsePage } from '../css/page-tree.ts';
import { moveProps } from './move-props.ts';

test('what parts are given leaves the page, once for equal ones, and is where their addresses say', async () => {
  const props = '{"a":"\u2028 <b>","n":1}';
  const part = `<div data-part="/a.js" data-props="${props.replaceAll('"', '&quot;')}"></div>`;
  const tree = parsePage(part + part, () => '');
  const scripts = moveProps(tree, (address) => `/shop${address}`);
  const [[file, text] = [], ...others] = scripts;
  expect(others).toEqual([]);
  expect(tree.toHtml()).toBe(`<div data-part="/a.js" data-from="/shop${file}"></div>`.repeat(2));
  const { default: given } = await import(`data:text/javascript,${encodeURIComponent(text ?? '')}`);
  expect(given).toEqual(JSON.parse(props));
});
