import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the size of headings of sections is theirs alone', () => {
  const files = globSync('app/**/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('text-title-2'),
  );
  expect(files).toEqual(['app/components/words.tsx']);
});
