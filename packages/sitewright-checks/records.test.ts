import { expect, test } from 'vitest';
import { describeRecordChanges } from './records.ts';

test('what is recorded otherwise is a line for each record, with what it says otherwise', () => {
  const tree = (name: string) => `accepted/accessibility-trees/${name}.yml`;
  const page = (name: string) => `accepted/pages/${name}.html`;
  const before = new Map([
    [tree('about'), '- main:\n  - text: Five clocks\n  - text: same\n'],
    [page('about'), '<p>Five clocks'],
    [tree('blog/old'), 'x'],
    [page('blog/old'), 'x'],
    [tree('index'), 'same'],
    [page('index'), '<p>same'],
  ]);
  const after = new Map([
    [tree('about'), '- main:\n  - text: Six clocks\n  - text: same\n'],
    [page('about'), '<p>Six clocks'],
    [tree('new'), 'x'],
    [page('new'), 'x'],
    [tree('index'), 'same'],
    [page('index'), '<b>same'],
  ]);
  expect(describeRecordChanges(before, after)).toEqual([
    'about looks otherwise, or is made of other HTML',
    'about says otherwise:',
    '  - text: Five clocks',
    '  + text: Six clocks',
    'blog/old is gone',
    'index looks otherwise, or is made of other HTML',
    'new is new',
  ]);
});
