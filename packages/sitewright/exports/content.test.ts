import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { machine } from '../../../tests/support/machine.ts';
import { siteModules } from '../build/vite/site-modules.ts';

const folder = path.resolve(machine, 'exports');
const forBrowsers = readdirSync(folder).filter((file) =>
  readFileSync(path.join(folder, file), 'utf8').includes('It runs in a browser too.\n'),
);

/** What doors give, by their files, and what they take of Node. */
async function bundle(files: readonly string[]) {
  const imports: string[] = [];
  const result = await build({
    ...{ configFile: false, logLevel: 'silent' },
    plugins: [
      {
        name: 'list-imports-of-node',
        enforce: 'pre',
        resolveId: (id, importer = '') => {
          if (isBuiltin(id)) imports.push(`${importer} imports ${id}`);
        },
      },
      siteModules('sites/brasswick'),
    ],
    build: {
      ...{ write: false, minify: false },
      lib: { entry: files.map((file) => path.join(folder, file)), formats: ['es'] },
    },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  const doors = output.flatMap((one) =>
    one.type === 'chunk' && one.isEntry ? [[one.name, one.exports] as const] : [],
  );
  return { imports, doors };
}

test('what packages get by a door that says so runs in a browser', async () => {
  const { imports, doors } = await bundle(forBrowsers);
  // The editor has these in their place.
  const replaced = / imports node:(crypto|util|module)$/;
  expect(imports.filter((one) => !replaced.test(one))).toEqual([]);
  expect(doors.map(([name]) => `${name}.ts`).sort()).toEqual(forBrowsers.toSorted());
  for (const [name, exports] of doors) expect(exports.length, name).toBeGreaterThan(2);
});

test('what packages get of the content itself is fifteen functions and types at most', () => {
  const text = readFileSync(path.join(folder, 'content.ts'), 'utf8');
  const names = [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  expect(names.filter((one) => one.trim()).length).toBeLessThanOrEqual(15);
});
