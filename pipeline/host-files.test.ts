import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { writeHostFiles } from './host-files.ts';

test('pages carry their policies themselves only when _headers cannot name all their styles', () => {
  for (const count of [1, 40]) {
    const pages = Array.from({ length: count }, (_, n) => {
      return [`${n}.html`, `<html><head><style>a${n}{}</style></head>`] as const;
    });
    const folder = temporaryFolder(Object.fromEntries(pages));
    writeHostFiles(folder, { host: undefined, basePath: '' });
    const html = pages.map(([name]) => readFileSync(`${folder}/${name}`, 'utf8')).join('');
    expect(html.match(/content="default-src/g)?.length).toBe(count > 1 ? count : undefined);
  }
});

test('a build for Cloudflare fails where rules of _headers would be cut off', () => {
  const pictures = Array.from({ length: 120 }, (_, n) => [`assets/picture${n}-1f3a9c.avif`, '']);
  const folder = temporaryFolder({ 'index.html': '<html>', ...Object.fromEntries(pictures) });
  const write = (host?: 'cloudflare') => writeHostFiles(folder, { host, basePath: '' });
  const message = /^Cloudflare reads 100 rules of _headers, .+ need 12\d/;
  expect(() => write('cloudflare')).toThrow(message);
  write();
  expect(readFileSync(`${folder}/_headers`, 'utf8').match(/immutable/g)).toHaveLength(120);
});
