import fs, { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { removeSafely, writeSafely } from './write-safely.ts';

test('a file is written whole, keeps its rights, and leaves nothing beside it', () => {
  const folder = temporaryFolder({ 'home.yaml': 'old' });
  const file = path.join(folder, 'home.yaml');
  fs.chmodSync(file, 0o640);
  writeSafely(file, 'new');
  writeSafely(path.join(folder, 'pages/spring/fair.yaml'), 'made');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder).sort()).toEqual(['home.yaml', 'pages']);
  expect(readdirSync(path.join(folder, 'pages/spring'))).toEqual(['fair.yaml']);
});

test.each([
  ['ENOSPC', 'writeFileSync', 'the disk is full'],
  ['EROFS', 'mkdirSync', 'the disk is read-only'],
  ['EACCES', 'accessSync', 'you may not write it'],
  ['EIO', 'renameSync', 'the disk is faulty'],
] as const)(
  'where the system says %s, the file is as it was, and this is said',
  (code, name, reason) => {
    const folder = temporaryFolder({ 'home.yaml': 'old' });
    const file = path.join(folder, 'home.yaml');
    const fail = (place: unknown): never => {
      // A full disk takes a part.
      if (name === 'writeFileSync') fs.writeFileSync(String(place), 'n');
      throw Object.assign(new Error(code), { code });
    };
    expect(() => writeSafely(file, 'new', { ...fs, [name]: fail })).toThrow(
      `is not saved, because ${reason}. It is as it was.`,
    );
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['home.yaml']);
  },
);

test('a file that the system keeps is said to be there still', () => {
  const folder = temporaryFolder({ 'home.yaml': 'old' });
  const file = path.join(folder, 'home.yaml');
  const rmSync = (): never => {
    throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
  };
  expect(() => removeSafely(file, { rmSync })).toThrow(
    `${file} is not removed, because you may not write it. It is as it was.`,
  );
  removeSafely(file);
  removeSafely(file);
  expect(readdirSync(folder)).toEqual([]);
});
