import { expect, test } from 'vitest';
import { mergeMarkdown } from './merge-files.ts';

const source = `---
# What the law wants.
title: "Your data"
description: What we keep # and for how long
tags: [ tills, shops ]
---

## Old

Text.
`;

const merge = (next: string, before = source) =>
  mergeMarkdown('content/pages/privacy.md', before, next);

test('a saved text keeps the comments, the order and the quotes of its fields', () => {
  const next =
    '---\ndescription: What we keep\ntitle: Our data\ntags:\n  - tills\n  - shops\n---\n## New\n\nWords.\n';
  expect(merge(next)).toBe(
    source.replace('"Your data"', '"Our data"').replace('## Old\n\nText.', '## New\n\nWords.'),
  );
});

test('a new text gets its fields and its words', () => {
  const next = '---\ntitle: New\n---\nWords: *these*\n';
  expect(merge(next, '')).toBe(next.replace('Words', '\nWords'));
});

test('a picture of the editor loses the slash that the editor puts before its name', () => {
  const text = '![A shop](/shop.jpg "Ours") and [a page](/shop)';
  const saved = merge(`---\ntitle: New\npicture:\n  src: /shop.jpg\n---\n${text}\n`, '');
  expect(saved).toContain('src: shop.jpg\n');
  expect(saved).toContain('![A shop](shop.jpg "Ours") and [a page](/shop)');
});

const broken = '---\ntitle: "open\n---\n';

test.each([
  ['a text without fields', '## Only words\n', source, 'expected fields between two lines of ---'],
  ['a text with fields that are no YAML', broken, source, 'quote'],
  ['a file that is broken', '---\ntitle: x\n---\n', broken, 'content/pages/privacy.md:2:8'],
])('%s is refused, and nothing is overwritten', (_, next, before, message) => {
  expect(() => merge(next, before)).toThrow(message);
});
