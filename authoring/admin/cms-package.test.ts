import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cmsFault, cmsFolder, withOwnFonts } from './cms-package.ts';

const file = path.join(cmsFolder, 'index.js');
const script = readFileSync(file, 'utf8');

test('the installed content editor works as /admin relies on, with its own fonts', () => {
  expect(cmsFault(script)).toBeUndefined();
  expect(withOwnFonts(file)).not.toContain('cdn.jsdelivr.net/fontsource');
  expect(withOwnFonts(file)).toContain('/admin/cms/assets/');
});

test.each(['navigator.storage.getDirectory', 'sveltia-cms.user', 'cdn.jsdelivr.net/fontsource'])(
  'one line says so when a later version has no %s',
  (text) => {
    expect(cmsFault(script.replaceAll(text, 'something else'))).toMatch(
      /^\/admin does not fit this version of @sveltia\/cms: .+docs\/decisions\/0022\.\n$/,
    );
  },
);
