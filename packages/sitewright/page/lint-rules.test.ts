import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';

interface Override {
  includes: string[];
  plugins?: string[];
  linter?: {
    rules: { style: { noRestrictedImports: { options: { patterns: { group: string[] }[] } } } };
  };
}

/** Both files, in the order in which Biome takes them. */
const overrides = ['import-directions.jsonc', 'biome.json'].flatMap((file): Override[] => {
  const text = readFileSync(file, 'utf8').replaceAll(/^\s*\/\/.*/gm, '');
  return JSON.parse(text).overrides;
});

/** The lines of files in `app/` that the rules of this repository’s own refuse. */
function lint(files: Readonly<Record<string, string>>): string[] {
  const plugins = overrides.flatMap((one) => one.plugins ?? []);
  const cwd = temporaryFolder({
    'biome.json': JSON.stringify({ overrides, linter: { rules: { recommended: false } } }),
    ...Object.fromEntries(plugins.map((plugin) => [plugin, readFileSync(plugin)])),
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`app/${file}`, text])),
  });
  const biome = path.resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=github'], { cwd, encoding: 'utf8' });
  const found = [...stdout.matchAll(/app\/([^,]+),line=(\d+)/g)];
  return found.map(([, file, line]) => `${file}:${line}`).sort();
}

const livePart = `import { useState as state } from 'react';
import * as React from 'react';
export default function Count() {
  const [count, setCount] = state(React.useState(0)[0]);
  const onClick = () => setCount(count + 1);
  const handlers = { onClick: () => onClick() };
  return <button type="button" onClick={onClick} {...handlers}>{count}</button>;
}
`;

test('the check refuses state and event handlers outside the parts that live, with their lines', () => {
  const lines = ['1', '2', '6', '7'].map((line) => `count.tsx:${line}`);
  expect(lint({ 'count.tsx': livePart, 'count.client.tsx': livePart })).toEqual(lines);
});

const fixedIds = `export const Menu = ({ id }: { id: string }) => (
  <nav
    id="menu"
    aria-labelledby="title">
    <label htmlFor="words">Words</label>
    <input id={id} aria-label="words" />
  </nav>
);
document.getElementById('menu');
document.querySelector('#menu');
document.querySelector('[data-menu]');
`;

test('the check refuses an id that a section or a heading could take, and a script that looks for one', () => {
  const lines = ['10', '3', '4', '5', '9'].map((line) => `menu.tsx:${line}`);
  expect(lint({ 'menu.tsx': fixedIds })).toEqual(lines);
});

test('a room of app/ takes nothing from a room that import-directions.jsonc keeps from it', () => {
  const rooms = overrides.flatMap(({ includes: [place = ''], linter }) => {
    const room = /^app\/(\w+)\/\*\*$/.exec(place)?.[1];
    const { patterns = [] } = linter?.rules.style.noRestrictedImports.options ?? {};
    const refused = patterns.flatMap(({ group }) => group).filter((one) => !one.startsWith('!'));
    const paths = refused.map((one) => one.replace('**/', '../').replace('/**', '/x.ts'));
    return room ? [[`${room}/x.ts`, paths] as const] : [];
  });
  expect(rooms.length).toBeGreaterThan(5);
  const files = rooms.map(([file, paths]) => [
    file,
    paths.map((one) => `import '${one}';\n`).join(''),
  ]);
  const expected = rooms.flatMap(([file, paths]) => paths.map((_, at) => `${file}:${at + 1}`));
  expect(lint(Object.fromEntries(files))).toEqual(expected.sort());
});
