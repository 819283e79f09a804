import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { publishRelease } from './publish-release.ts';

const temporary = mkdtempSync(path.join(tmpdir(), 'publish-test-'));
const target = path.join(temporary, 'site');
afterAll(() => rmSync(temporary, { recursive: true }));

/** Publishes a small site with this text on its start page. */
function publishText(text: string): string {
  const built = path.join(temporary, 'client');
  mkdirSync(built, { recursive: true });
  for (const page of ['index', '404', '500']) writeFileSync(path.join(built, `${page}.html`), text);
  return publishRelease(built, target, { nginx: { port: 8080, scratch: '/tmp' } });
}

const releases = () => readdirSync(path.join(target, 'releases')).sort();

test('the last three releases stay, also when the current build is released again', () => {
  const names = ['one', 'two', 'three', 'four'].map(publishText);
  expect(releases()).toEqual(names.slice(1).sort());
  expect(publishText('four')).toBe(names.at(-1));
  expect(releases()).toEqual(names.slice(1).sort());
});
