import { expect, test } from 'vitest';
import { joinTexts } from './join-texts.ts';

test('two who change a text in Markdown keep both their paragraphs and fields, and all else as it is written', () => {
  const before =
    '---\ntitle: Help # Ours.\nday: 1\n---\n\nFirst one.\n\nSecond   one.\n\nThird one.\n';
  const theirs = before.replace('day: 1', 'day: 2').replace('First one', 'First two');
  const own = before.replace('Third one', 'Third two');
  const { text, conflicts } = joinTexts('pages/help.md', { before, theirs, own });
  expect(text).toBe(theirs.replace('Third one', 'Third two'));
  expect(conflicts).toEqual([]);
});

test('where both change one field, the own one stands and theirs is said', () => {
  const before = '---\ntitle: Help\n---\n\nOpen at nine.\n';
  const theirs = before.replace('title: Help', 'title: Our help');
  const own = before.replace('title: Help', 'title: Your help');
  const { text, conflicts } = joinTexts('pages/help.md', { before, theirs, own });
  expect(text).toBe(own);
  expect(conflicts).toEqual([{ path: ['title'], theirs: 'Our help', kept: 'own' }]);
});
