import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

test('a build for Cloudflare fails where rules of _headers would be cut off', () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'index.html'), '<html></html>');
  mkdirSync(path.join(folder, 'assets'));
  for (let number = 0; number < 120; number += 1) {
    writeFileSync(path.join(folder, `assets/picture${number}-1f3a9c.avif`), '');
  }
  const write = (host?: 'cloudflare') => writeHostFiles(folder, { host, basePath: '' });
  expect(() => write('cloudflare')).toThrow(
    /^Cloudflare reads 100 rules of _headers, .+ need 12\d/,
  );
  write();
  expect(readFileSync(path.join(folder, '_headers'), 'utf8').match(/immutable/g)).toHaveLength(120);
});
