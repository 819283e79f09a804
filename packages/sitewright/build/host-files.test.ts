import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digestFiles } from '../../../tests/support/digest-files.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { readRelease } from '../hosting/release.ts';
import { writeHostFiles } from './host-files.ts';

test('a build for Cloudflare fails where rules of _headers would be cut off', () => {
  const pictures = Array.from({ length: 120 }, (_, n) => [`assets/picture${n}-1f3a9c.avif`, '']);
  const folder = temporaryFolder({
    'index.html': '<html><head></head>',
    ...Object.fromEntries(pictures),
  });
  const write = (host?: 'cloudflare') => writeHostFiles(folder, { host, basePath: '' });
  const message = /^Cloudflare reads 100 rules of _headers, .+ need 12\d/;
  expect(() => write('cloudflare')).toThrow(message);
  write();
  expect(readFileSync(`${folder}/_headers`, 'utf8').match(/immutable/g)).toHaveLength(120);
});

test('a release that differs in any file, a host’s among them, has another name', () => {
  const page = '<html><head><style>a{}</style></head>';
  const build = (files: Record<string, string>, basePath = '', moved: string[] = []) => {
    const folder = temporaryFolder({ 'index.html': page, 'files/a.txt': 'a', ...files });
    const redirects = moved.map((from) => ({ from, to: '/about' }));
    writeHostFiles(folder, { host: undefined, basePath }, { moved: redirects });
    const { digest } = readRelease(folder);
    // But for the name itself.
    const texts = Object.keys(digestFiles(folder)).map((file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8').replaceAll(digest, 'name');
      return `${file} ${text}`;
    });
    return { digest, all: texts.join('\n') };
  };
  const builds = [
    build({}),
    build({}),
    build({ 'index.html': `${page}<p>dearer</p>` }),
    build({ 'index.html': page.replace('a{}', 'b{}') }),
    build({ 'files/a.txt': 'b' }),
    build({ 'sv/404.html': page }),
    build({}, '/shop'),
    build({}, '', ['/old']),
    build({}, '', ['/older']),
  ];
  const nameOf = new Map(builds.map(({ digest, all }) => [all, digest]));
  expect(nameOf.size).toBe(builds.length - 1);
  expect(new Set(nameOf.values()).size).toBe(nameOf.size);
});
