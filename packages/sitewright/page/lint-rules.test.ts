import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { machine, nameInMachine } from '../../../tests/support/machine.ts';
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

/** The lines of files in the machine that the rules of this repository’s own refuse. */
function lint(files: Readonly<Record<string, string>>): string[] {
  const plugins = overrides.flatMap((one) => one.plugins ?? []);
  const cwd = temporaryFolder({
    'biome.json': JSON.stringify({ overrides, linter: { rules: { recommended: false } } }),
    ...Object.fromEntries(plugins.map((plugin) => [plugin, readFileSync(plugin)])),
    ...Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`${machine}/${file}`, text]),
    ),
  });
  const biome = path.resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=github', '--max-diagnostics=none'], {
    cwd,
    encoding: 'utf8',
  });
  const found = [...stdout.matchAll(new RegExp(`${machine}/([^,]+),line=(\\d+)`, 'g'))];
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
  for (const room of ['kinds/jobs', 'page/layout']) {
    const lines = ['1', '2', '6', '7'].map((line) => `${room}/count.tsx:${line}`);
    const files = { [`${room}/count.tsx`]: livePart, [`${room}/count.client.tsx`]: livePart };
    expect(lint(files)).toEqual(lines);
  }
});

test('the check refuses a kind of the machine what a site’s kind cannot import', () => {
  const imports = [
    "import { defineSection } from '../../definitions.ts';",
    "import { Section } from '../../components.ts';",
    "import { tides } from './tides.ts';",
    "import { text } from '../../content/fields/fields.ts';",
    "import { points } from '../points/points.ts';",
    "import { views } from '../../views.ts';",
  ];
  const text = `${imports.join('\n')}\nconsole.log(defineSection, Section, tides, text, points, views);\n`;
  const lines = ['4', '5', '6'];
  for (const name of ['tides-view.tsx', 'tides.client.tsx']) {
    const file = `kinds/tides/${name}`;
    expect(lint({ [file]: text })).toEqual(lines.map((line) => `${file}:${line}`));
  }
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
  const lines = ['10', '3', '4', '5', '9'].map((line) => `page/menu.tsx:${line}`);
  expect(lint({ 'page/menu.tsx': fixedIds })).toEqual(lines);
});

test('a room of the machine takes nothing from what import-directions.jsonc keeps from it', () => {
  const rooms = overrides.flatMap(({ includes: [place = ''], linter }) => {
    const room = place.startsWith(`${machine}/`) && nameInMachine(place).replace(/\/?\*\*$/, '');
    const { patterns = [] } = linter?.rules.style.noRestrictedImports.options ?? {};
    const refused = patterns.flatMap(({ group }) => group).filter((one) => !one.startsWith('!'));
    const paths = refused.map((one) => one.replace('**/', '../').replace('/**', '/x.ts'));
    const file = room === '' ? 'x.ts' : `${room}/x.ts`;
    return !linter || room === false || room.endsWith('.tsx') ? [] : [[file, paths] as const];
  });
  // The rules name the rooms that there are.
  const folders = readdirSync(machine, { withFileTypes: true }).filter((one) => one.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => name !== 'node_modules');
  const known = overrides.flatMap(({ linter }) =>
    (linter?.rules.style.noRestrictedImports.options.patterns ?? []).flatMap(({ group }) => group),
  );
  const unknown = names.filter((name) => name !== 'lib' && !known.includes(`**/${name}/**`));
  expect(unknown).toEqual([]);
  const files = rooms.map(([file, paths]) => [
    file,
    paths.map((one) => `import '${one}';\n`).join(''),
  ]);
  const expected = rooms.flatMap(([file, paths]) => paths.map((_, at) => `${file}:${at + 1}`));
  expect(expected.length).toBeGreaterThan(100);
  expect(lint(Object.fromEntries(files))).toEqual(expected.sort());
});
