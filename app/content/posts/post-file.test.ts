import { expect, test } from 'vitest';
import { readPostName } from './post-file.ts';

test('the name of a post says its day and the end of its address', () => {
  expect(readPostName('posts/2026-10-03-the-saturday-queue.md')).toEqual({
    date: '2026-10-03',
    slug: 'the-saturday-queue',
  });
});

test.each([
  ['no day', 'the-saturday-queue', 'begins with a day'],
  ['a day that no calendar has', '2026-02-30-leap', 'begins with a day'],
  ['a month that no year has', '2026-13-01-late', 'begins with a day'],
  ['capitals', '2026-10-03-The-Queue', 'small letters'],
  ['nothing after the day', '2026-10-03-', 'small letters'],
  ['the address of a list', '2026-10-03-tags', 'another name'],
])('a name with %s is refused', (_, name, problem) => {
  expect(readPostName(`posts/${name}.md`)).toEqual({ problem: expect.stringContaining(problem) });
});
