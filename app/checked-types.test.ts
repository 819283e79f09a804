import { execSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the check of types reads every file of code, also a component beside a definition of its name', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const checks: string[] = scripts['check:types'].split(' && ');
  const read = checks
    .map((check) => execSync(`npx ${check} --listFilesOnly`, { encoding: 'utf8' }))
    .join('');
  const code = globSync('{app,authoring,bench,hosting,lib,pipeline,scripts,tests}/**/*.{ts,tsx}');
  expect(code.length).toBeGreaterThan(0);
  expect(code.filter((file) => !read.includes(`/${file}\n`))).toEqual([]);
});
