import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { upgradeImports } from './upgrade-imports.ts';

/** A site with one file of code beside a file that it may import. */
function writeSite(code: string): string {
  const site = temporaryFolder();
  const folder = path.join(site, 'sections/days');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'days.tsx'), code);
  writeFileSync(path.join(folder, 'dates.ts'), 'export const today = 1;\n');
  return site;
}

const file = 'sections/days/days.tsx';

test.each([
  ["import { z } from 'zod';", "import { z } from 'sitewright';"],
  [
    "import { text, type References } from '../../content/schemas/shared.ts';",
    "import { text, type KnownNames as References } from 'sitewright';",
  ],
  [
    "import { Section, text } from '../x.ts';",
    "import { Section } from 'sitewright/views';\nimport { text } from 'sitewright';",
  ],
  ["import type { plans } from './plans.ts';", "import type { plans } from 'sitewright/kinds';"],
  [
    "import { z } from 'zod';\nimport { text } from '../x.ts';\nimport type { References } from '../y.ts';",
    "import { z, text, type KnownNames as References } from 'sitewright';",
  ],
  [
    "import type { SectionProps } from 'sitewright';\n// Ours.\nimport type { References } from '../y.ts';",
    "import type { SectionProps, KnownNames as References } from 'sitewright';\n// Ours.",
  ],
])('%s imports from where a site may', (before, after) => {
  const rest = "\nimport { today } from './dates.ts';\n// The end.\n";
  const { files, changes, left } = upgradeImports(writeSite(before + rest));
  expect(files.get(file)).toBe(after + rest);
  expect([changes.length, left]).toEqual([1, []]);
  expect(changes[0]).toContain(`${file}:1 now `);
});

test('an import of everything from the machine stays, and stands in nobody’s way', () => {
  const code = "import * as machine from 'sitewright/views';\nimport { text } from '../x.ts';\n";
  const { files, left } = upgradeImports(writeSite(code));
  expect(files.get(file)).toBe(code.replace('../x.ts', 'sitewright'));
  expect(left).toEqual([]);
});

test('what no module gives is named with its line, and what cannot be read stays', () => {
  const lost = upgradeImports(writeSite("\nimport { Ribbon } from '../ribbon.tsx';\n"));
  expect(lost.files.size).toBe(0);
  expect(lost.left).toEqual([`${file}:2 Ribbon: sitewright gives nothing of this name to sites`]);
  const broken = upgradeImports(writeSite("import { text } from '../x.ts';\nconst = ;\n"));
  expect(broken.files.size).toBe(0);
  expect(broken.left).toEqual([expect.stringMatching(`^${file}:2 cannot be read: `)]);
});
