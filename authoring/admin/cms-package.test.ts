import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cmsError, cmsFolder, withLocalFonts } from './cms-package.ts';

const file = path.join(cmsFolder, 'index.js');
const script = readFileSync(file, 'utf8');

test('the installed content editor holds what /admin relies on, and loads its own fonts', () => {
  expect(cmsError(script)).toBeUndefined();
  expect(withLocalFonts(file)).not.toContain('cdn.jsdelivr.net/fontsource');
  expect(withLocalFonts(file)).toContain('/admin/cms/assets/');
});

test.each(['navigator.storage.getDirectory', 'sveltia-cms.user', 'cdn.jsdelivr.net/fontsource'])(
  'one line says so when another version lacks %s',
  (text) => {
    expect(cmsError(script.replaceAll(text, 'something else'))).toMatch(
      /^\/admin does not fit this version of @sveltia\/cms: .+docs\/decisions\/0022\.\n$/,
    );
  },
);
