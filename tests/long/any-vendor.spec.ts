import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { readServedFiles } from '../../hosting/served-files.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutProblems } from '../support/layout.ts';
import { removeTexts } from '../support/remove-texts.ts';
import { SiteCopy } from '../support/site-copy.ts';
import { waitForStablePage } from '../support/stable-page.ts';
import { anyVendor, extremeVendors, type Vendor, writeVendor } from './any-vendor.ts';

/** `VENDORS=200 SEED=2 npm run test:long any-vendor` tries so many beside the extremes, made from that seed. */
const count = Number(process.env.VENDORS ?? 3);
const seed = Number(process.env.SEED ?? 1);
const vendors: [name: string, vendor: Vendor][] = [
  ['one of everything', extremeVendors[0] as Vendor],
  ['the most of everything', extremeVendors[1] as Vendor],
  ...fc
    .sample(anyVendor, { numRuns: count, seed })
    .map((vendor, index): [string, Vendor] => [`vendor ${index + 1} of seed ${seed}`, vendor]),
];
/** Small vendors whose names, languages and prices are unlike ours. */
const folders = readdirSync('tests/vendors')
  .filter((name) => !name.startsWith('.'))
  .map((name) => path.join('tests/vendors', name));
const widths = [320, 390, 768, 1024, 1280];

for (const [name, vendor] of vendors) {
  test(`${name} has pages without a fault, or lines that say what to change`, async ({
    window: page,
  }) => {
    const copy = new SiteCopy();
    try {
      const content = path.join(copy.folder, 'content');
      // No list or name changes how texts in Markdown are laid out.
      removeTexts(content);
      writeVendor(content, vendor);
      const { ok, errors } = copy.build();
      if (!ok && !extremeVendors.includes(vendor)) {
        expect(errors).toMatch(/^(content\/\S+:\d+:\d+ .+\n)+$/);
        return;
      }
      expect(ok, errors).toBe(true);
      // Advice names places as errors do.
      expect(errors).toMatch(/^(content\/\S+:\d+:\d+ .+\n)*$/);
      await expectSoundPages(page, copy);
    } finally {
      copy.dispose();
    }
  });
}

for (const folder of folders) {
  test(`the vendor in ${folder} has pages without a fault`, async ({ window: page }) => {
    const copy = new SiteCopy(folder);
    try {
      const { ok, errors } = copy.build();
      expect({ ok, errors }).toEqual({ ok: true, errors: '' });
      await expectSoundPages(page, copy);
    } finally {
      copy.dispose();
    }
  });
}

async function expectSoundPages(page: Page, copy: SiteCopy): Promise<void> {
  const address = await copy.serve('node', ['scripts/preview.ts']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pages = readServedFiles(path.join(copy.folder, 'build/client'));
  for (const { urlPath } of pages.filter(({ file }) => file.endsWith('.html'))) {
    if (!urlPath) continue;
    await page.goto(address + urlPath);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await waitForStablePage(page);
      const problems = await layoutProblems(page);
      expect.soft(problems, `${urlPath}, ${width} px`).toEqual([]);
    }
    await expectAccessible(page, urlPath).catch((error) => expect.soft(error).toBeUndefined());
  }
}
