import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { readServedFiles } from '../../packages/sitewright/hosting/served-files.ts';
import { expectAccessible } from '../../packages/sitewright-checks/support/axe.ts';
import { waitForStablePage } from '../../packages/sitewright-checks/support/stable-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutProblems, sidewaysOnTheWay } from '../support/page/layout.ts';
import { SiteCopy } from '../support/site-copy.ts';
import { addOddPages } from './any-page.ts';
import { anyVendor, extremeVendors, writeVendor } from './any-vendor.ts';

/** `VENDORS=200 SEED=2 npx playwright test --project=long any-vendor` tries so many beside the extremes, made from that seed. */
const count = Number(process.env.VENDORS ?? 3);
const seed = Number(process.env.SEED ?? 1);
const vendors = [...extremeVendors, ...fc.sample(anyVendor, { numRuns: count, seed })];
const widths = [320, 390, 768, 1024, 1280, 1920];
/** Small vendors whose names, languages and prices are unlike ours. */
const folders = readdirSync('tests/vendors')
  .filter((name) => !name.startsWith('.'))
  .map((name) => path.join('tests/vendors', name));

for (const [index, vendor] of vendors.entries()) {
  const extreme = ['one of everything', 'the most of everything'][index];
  const name = extreme ?? `vendor ${index - 1} of seed ${seed}`;
  test(`${name} has pages without a fault, or lines that say what to change`, async ({
    window: page,
  }) => {
    using copy = new SiteCopy();
    writeVendor(path.join(copy.folder, 'content'), vendor);
    const { ok, errors } = copy.build();
    // Warnings name places as errors do.
    expect(errors).toMatch(/^(content\/\S+:\d+:\d+ .+\n)*$/);
    if (ok) return await expectWholePages(copy, page, extreme ? ['light', 'dark'] : ['light']);
    expect(extreme, errors).toBeUndefined();
    expect(errors).not.toBe('');
    test.info().annotations.push({ type: 'refused', description: errors });
  });
}

for (const folder of folders) {
  test(`the vendor in ${folder} has pages without a fault`, async ({ window: page }) => {
    using copy = new SiteCopy(folder);
    const { ok, errors } = copy.build();
    const isJapanese = /hikari|osaka$/.test(folder);
    // Their font has no Japanese letters, which pages show in one of the visitor's.
    const lost =
      /^(content\/.+ (headings\.face: the share images of|\S+: the heading font has no) .+\n)+$/;
    expect({ ok, errors }).toEqual({
      ok: true,
      errors: isJapanese ? expect.stringMatching(lost) : '',
    });
    // Words that a browser hyphenates are left out; Japanese ones break anywhere.
    await expectWholePages(copy, page, ['light'], { letters: isJapanese ? 6 : 24 });
  });
}

test('pages that nobody planned, and six landing pages made of content alone, are whole', async ({
  window: page,
}) => {
  using copy = new SiteCopy();
  const content = path.join(copy.folder, 'content');
  const pages = () => readdirSync(path.join(content, 'pages'));
  const others = pages();
  addOddPages(content);
  cpSync('tests/landing-pages', path.join(content, 'pages'), { recursive: true });
  const { ok, errors } = copy.build();
  expect({ ok, errors }).toEqual({ ok: true, errors: '' });
  const added = pages().filter((file) => !others.includes(file));
  expect(added).toHaveLength(9);
  const paths = added.map((file) => `/${path.parse(file).name}`);
  await expectWholePages(copy, page, ['light', 'dark'], { paths });
});

/**
 * @param schemes in which axe judges the pages, which takes longer than all else
 * @param options the paths of the pages that are looked at, if not all; how many letters a word has that no
 *   line may break
 */
async function expectWholePages(
  copy: SiteCopy,
  page: Page,
  schemes: ('light' | 'dark')[],
  { paths, letters }: { paths?: readonly string[]; letters?: number } = {},
): Promise<void> {
  const address = await copy.serve('preview');
  const pages = readServedFiles(path.join(copy.folder, 'build/client'));
  for (const { urlPath } of pages.filter(({ file }) => file.endsWith('.html'))) {
    if (!urlPath || paths?.includes(urlPath) === false) continue;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address + urlPath);
    expect.soft(await sectionProblems(page), urlPath).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await waitForStablePage(page);
      const problems = [
        ...(await layoutProblems(page, 'body', letters)),
        ...(await planProblems(page)),
      ];
      expect.soft(problems, `${urlPath}, ${width} px`).toEqual([]);
    }
    await expectAccessible(page, urlPath, schemes).catch((error) =>
      expect.soft(error).toBeUndefined(),
    );
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const sideways = await sidewaysOnTheWay(page);
      expect.soft(sideways, `${urlPath}, ${width} px: scrolls sideways`).toBe(0);
    }
  }
}

/** Ids that stand twice, edges between sections of one ground, and grounds that meet without an edge. */
const sectionProblems = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    const sections = [...(document.querySelector('main')?.children ?? [])];
    const groundOf = (section: Element | undefined) =>
      section && getComputedStyle(section).backgroundColor;
    const edges = sections.slice(1).flatMap((section, index) => {
      const isSame = groundOf(section) === groundOf(sections[index]);
      const hasTear = getComputedStyle(section, '::before').content !== 'none';
      const hasEdge = hasTear || getComputedStyle(section).boxShadow !== 'none';
      return hasEdge === isSame ? [section.id || section.className] : [];
    });
    return [...twice.map((id) => `two of #${id}`), ...edges.map((id) => `the edge above #${id}`)];
  });

/** Up to six plans of which one stands alone in a second row, and a table whose edge hides that it goes on. */
const planProblems = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.querySelectorAll('#plans li > article')];
    const tops = tags.map((tag) => tag.getBoundingClientRect().top);
    const countInRow = (top: number) => tops.filter((one) => Math.abs(one - top) < 40).length;
    const isAlone = countInRow(Math.min(...tops)) > 1 && countInRow(Math.max(...tops)) === 1;
    const cut = [...document.querySelectorAll('[role=region]:has(> table)')].filter(
      (box) => box.scrollWidth > box.clientWidth && getComputedStyle(box).maskImage === 'none',
    );
    return [
      ...(isAlone && tags.length <= 6 ? ['a plan stands alone'] : []),
      ...cut.map(() => 'a table is cut off'),
    ];
  });
