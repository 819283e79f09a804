import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawing } from './drawing.tsx';

test.each([
  [{ viewBox: '0 0 24 24' }, 'width="24" fill="none" stroke="currentColor"'],
  [{ viewBox: '56 4 442 562' }, 'width="320" fill="none" stroke="currentColor"'],
  [{ viewBox: '0 0 32 32', filled: true }, 'width="32" fill="currentColor"'],
])('a drawing of %o is an image without a style sheet, too: %s', (props, attributes) => {
  const svg = renderToStaticMarkup(createElement(Drawing, { className: 'w-full', ...props }));
  expect(svg).toContain(`<svg ${attributes} viewBox="${props.viewBox}" aria-hidden="true"`);
});
