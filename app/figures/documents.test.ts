import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentFigure } from './documents.tsx';

test('a paper beside a heading says what it shows to those who do not see it', () => {
  const props = { kind: 'receipt', label: 'A receipt' } as const;
  const html = renderToStaticMarkup(createElement(DocumentFigure, props));
  expect(html).toContain('role="img" aria-label="A receipt"');
});
