import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { writeHostFiles } from './host-files.ts';

test('pages carry their policies themselves only when _headers cannot name all their styles', () => {
  const folder = temporaryFolder();
  for (const count of [1, 40]) {
    const files = Array.from({ length: count }, (_, n) => path.join(folder, `${n}.html`));
    for (const file of files) writeFileSync(file, `<html><head><style>${file}{}</style></head>`);
    writeHostFiles(folder, { host: undefined, basePath: '' });
    for (const file of files) {
      expect(readFileSync(file, 'utf8').includes('content="default-src')).toBe(count > 1);
    }
  }
});
