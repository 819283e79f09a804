import fs, { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { writeSafely } from '../../lib/write-safely.ts';
import { findPlace } from './find-place.ts';

test('a link does not lead out of the folder, and inside it stays a link', () => {
  const outside = temporaryFolder({ 'home.yaml': 'theirs', 'secret/help.md': 'theirs' });
  const folder = temporaryFolder({ 'contact.yaml': 'ours' });
  symlinkSync(path.join(outside, 'home.yaml'), path.join(folder, 'home.yaml'));
  symlinkSync(path.join(outside, 'secret'), path.join(folder, 'pages'));
  symlinkSync('contact.yaml', path.join(folder, 'about.yaml'));
  for (const name of ['home.yaml', 'pages/help.md', 'pages/new/help.md']) {
    expect(() => findPlace(folder, name)).toThrow(`${name} is a link that leads out of ${folder}`);
  }
  writeSafely(findPlace(folder, 'about.yaml'), 'new');
  expect(readFileSync(path.join(folder, 'contact.yaml'), 'utf8')).toBe('new');
  expect(fs.lstatSync(path.join(folder, 'about.yaml')).isSymbolicLink()).toBe(true);
  expect(existsSync(path.join(outside, 'secret/new'))).toBe(false);
  mkdirSync(path.join(folder, '..more'), { recursive: true });
  expect(() => findPlace(folder, '../home.yaml')).toThrow('is not a content file');
});
