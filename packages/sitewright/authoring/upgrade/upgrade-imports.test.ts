import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { upgradeImports } from './upgrade-imports.ts';

vi.mock('../../content/validate/version-changes.ts', () => ({
  versionChanges: [{ version: '3.0', fields: [], exports: { References: 'FieldContext' } }],
}));

/** A site with one file of code. */
function writeSite(code: string): string {
  const site = temporaryFolder();
  mkdirSync(path.join(site, 'sections/days'), { recursive: true });
  writeFileSync(path.join(site, file), code);
  return site;
}

const file = 'sections/days/days.tsx';

test.each([
  [
    "import { text, type References } from 'sitewright';",
    "import { text, type FieldContext as References } from 'sitewright';",
  ],
  [
    "import { References as Names } from 'sitewright/kinds';",
    "import { FieldContext as Names } from 'sitewright/kinds';",
  ],
])('%s imports what has another name now', (before, after) => {
  const rest = "\nimport { References } from './references.ts';\n// The end.\n";
  const { files, changes, left } = upgradeImports(writeSite(before + rest));
  expect(files.get(file)).toBe(after + rest);
  expect([changes.length, left]).toEqual([1, []]);
  expect(changes[0]).toContain(`${file}:1 References is now FieldContext`);
});

test('code without an old name stays, and what cannot be read is named with its line', () => {
  const whole = upgradeImports(writeSite("import * as machine from 'sitewright/views';\n"));
  expect([whole.files.size, whole.left]).toEqual([0, []]);
  const broken = upgradeImports(writeSite("import { text } from 'sitewright';\nconst = ;\n"));
  expect(broken.files.size).toBe(0);
  expect(broken.left).toEqual([expect.stringMatching(`^${file}:2 cannot be read: `)]);
});
