import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listReference, referenceFolder } from '../../tests/support/reference/pages.ts';

test.each([...listReference()])(
  '%s of the reference says what definitions and types say now',
  (name, write) => {
    const committed = readFileSync(path.join(referenceFolder, name), 'utf8');
    expect(committed, 'run npm run reference -- text, and commit what it writes').toBe(write());
  },
);
