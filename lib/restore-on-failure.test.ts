import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { restoreOnFailure } from './restore-on-failure.ts';

test('work that fails half way changes no file of its folder, in whatever language', () => {
  const folder = temporaryFolder({ 'home.html': 'old', 'en/home.html': 'old' });
  const work = (error?: string) => () => {
    rmSync(`${folder}/home.html`);
    for (const name of ['en/home', 'new']) writeFileSync(`${folder}/${name}.html`, 'new');
    if (error) throw new Error(error);
  };
  const state = () =>
    globSync('**/*.html', { cwd: folder })
      .sort()
      .map((file) => `${file}: ${readFileSync(`${folder}/${file}`)}`);
  expect(() => restoreOnFailure(folder, work('half way'))).toThrow('half way');
  expect(state()).toEqual(['en/home.html: old', 'home.html: old']);
  restoreOnFailure(folder, work());
  expect(state()).toEqual(['en/home.html: new', 'new.html: new']);
});
