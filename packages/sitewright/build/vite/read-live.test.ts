import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { readLive } from './read-live.ts';

function read(live: string) {
  const file = path.join(temporaryFolder(), 'chart.client.tsx');
  // What it imports is not there: nothing of it runs.
  writeFileSync(
    file,
    `import { chart } from 'no-such-package';\n\n${live}\n\nexport default chart;\n`,
  );
  return readLive(file, 'chart.client.tsx');
}

test('a part says when it lives, who draws it and what it may load, and need say nothing', () => {
  expect(read('')).toEqual({});
  expect(read("export const live = { when: 'idle' } as const;")).toEqual({ when: 'idle' });
  const all = `export const live = {
  when: 'touched',
  server: false,
  budget: '5.5 KB',
};`;
  const budget = { place: 'chart.client.tsx:6:3', bytes: 5500 };
  expect(read(all)).toEqual({ when: 'touched', server: false, budget });
});

test.each([
  ["{ when: 'hovered' }", "chart.client.tsx:3:23 live.when: write 'seen', 'touched' or 'idle'"],
  ["{ server: 'no' }", 'chart.client.tsx:3:23 live.server: write true or false'],
  ['{ budget: 60 }', "chart.client.tsx:3:23 live.budget: write an amount of bytes such as '60 KB'"],
  ["{ wen: 'seen' }", 'chart.client.tsx:3:23 live.wen: write when, server or budget'],
  [
    '{ budget: amount }',
    "chart.client.tsx:3:1 live: write its values out, such as export const live = { when: 'seen', server: true, budget: '60 KB' }",
  ],
])('what a part says wrongly is said with its place and what to write: %s', (live, message) => {
  expect(() => read(`export const live = ${live};`)).toThrow(message);
});
