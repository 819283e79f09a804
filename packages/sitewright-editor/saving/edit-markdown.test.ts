import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editMarkdown } from '../../sitewright/authoring/edit-files/edit-markdown.ts';
import { splitFrontMatter } from '../../sitewright/content/markdown/front-matter.ts';

const page = `---
# What the law wants.
title: "Your data"
description: What we keep # and for how long
tags: [ tills, shops ]
---

## Old
A text
in two lines.

* one
* two

***

Last *words*.
`;
const fields = parse(splitFrontMatter(page)?.frontMatter ?? '');
const save = (value: object, text: string, before = page) =>
  editMarkdown('content/pages/privacy.md', before, value, text);

/** The text as an editor with a form writes it that parses and prints Markdown. */
const printed = '## Old\n\nA text in two lines.\n\n- one\n- two\n\n---\n\nLast _words_.';

test('a saved page keeps the comments, the order and the quotes of its fields', () => {
  const next = { ...fields, title: 'Our data' };
  expect(save(next, printed)).toBe(page.replace('"Your data"', '"Our data"'));
});

test('of a text, what says the same stays as it is written, with its ends of lines', () => {
  const next = printed.replace('Last _words_.', 'New.\n\nLast _words_.');
  const saved = page.replace('Last *words*', 'New.\n\nLast *words*');
  expect(save(fields, next)).toBe(saved);
  const [windows, savedThere] = [page, saved].map((one) => `\uFEFF${one.replaceAll('\n', '\r\n')}`);
  expect(save(fields, next, windows)).toBe(savedThere);
  expect(save(fields, printed.replace('- two', '- three'))).toBe(
    page.replace('* one\n* two', '- one\n- three'),
  );
});

test('a new text gets its fields and its words', () => {
  expect(save({ title: 'New' }, 'Words.\n\n[c](/c)', '---\ntitle: New\n---\n')).toBe(
    '---\ntitle: New\n---\n\nWords.\n\n[c](/c)\n',
  );
});

test.each([
  ['a text without fields', '## Only words\n', '1:1 expected fields between two lines of ---'],
  ['a text whose fields are no YAML', '---\ntitle: "open\n---\n', '2:8 '],
])('%s is refused, and nothing is overwritten', (_, before, message) => {
  expect(() => save({ title: 'x' }, '', before)).toThrow(`content/pages/privacy.md:${message}`);
});
