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

/** What a door gives, and what it takes of Node. */
async function bundle(file: string) {
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
      lib: { entry: path.join(folder, file), formats: ['es'] },
    },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return { imports, exports: output[0].exports };
}

test.each(forBrowsers)('what packages get by %s runs in a browser', async (file) => {
  const { imports, exports } = await bundle(file);
  // The editor has these in their place.
  const replaced = / imports node:(crypto|util|module)$/;
  expect(imports.filter((one) => !replaced.test(one))).toEqual([]);
  expect(exports.length).toBeGreaterThan(2);
});

test('what packages get of the content itself is fifteen functions and types at most', () => {
  const text = readFileSync(path.join(folder, 'content.ts'), 'utf8');
  const names = [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  expect(names.filter((one) => one.trim()).length).toBeLessThanOrEqual(15);
});
