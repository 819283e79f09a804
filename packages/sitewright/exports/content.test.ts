import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { machine } from '../../../tests/support/machine.ts';
import { siteModules } from '../build/vite/site-modules.ts';

test('what packages get of the content is fifteen functions and types at most, and runs in a browser', async () => {
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
      lib: { entry: path.resolve(machine, 'exports/content.ts'), formats: ['es'] },
    },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  expect(imports).toEqual([]);
  expect(output[0].exports.length).toBeGreaterThan(5);
  expect(output[0].exports.length).toBeLessThanOrEqual(15);
});
