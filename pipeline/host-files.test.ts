import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { writeHostFiles } from './host-files.ts';

test('pages carry their policies themselves only when _headers cannot name all their styles', () => {
  for (const count of [1, 40]) {
    const names = Array.from({ length: count }, (_, n) => `${n}.html`);
    const page = (name: string) => [name, `<html><head><style>${name}{}</style></head>`];
    const folder = temporaryFolder(Object.fromEntries(names.map(page)));
    writeHostFiles(folder, { host: undefined, basePath: '' });
    for (const name of names) {
      const html = readFileSync(path.join(folder, name), 'utf8');
      expect(html.includes('content="default-src')).toBe(count > 1);
    }
  }
});

test('a build for Cloudflare fails where rules of _headers would be cut off', () => {
  const pictures = Array.from({ length: 120 }, (_, n) => [`assets/picture${n}-1f3a9c.avif`, '']);
  const folder = temporaryFolder({
    'index.html': '<html></html>',
    ...Object.fromEntries(pictures),
  });
  const write = (host?: 'cloudflare') => writeHostFiles(folder, { host, basePath: '' });
  const message = /^Cloudflare reads 100 rules of _headers, .+ need 12\d/;
  expect(() => write('cloudflare')).toThrow(message);
  write();
  expect(readFileSync(path.join(folder, '_headers'), 'utf8').match(/immutable/g)).toHaveLength(120);
});
