import path from 'node:path';
import { readContentValues } from '../../app/content/content-values.ts';
import { readServedFiles } from '../../hosting/served-files.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutProblems, visibleTexts } from '../support/layout.ts';
import { SiteCopy } from '../support/site-copy.ts';
import { waitForStablePage } from '../support/stable-page.ts';
import { accented, addPseudoLanguage, mirrored } from './pseudo-language.ts';

const widths = [320, 390, 768, 1280];

test('texts that are longer, accented or from right to left are whole on every page, and none stays untranslated', async ({
  window: page,
}) => {
  // `VENDOR=content` tries another vendor.
  using copy = new SiteCopy(process.env.VENDOR);
  const folder = path.join(copy.folder, 'content');
  for (const language of [accented, mirrored]) addPseudoLanguage(folder, language);
  const { ok, errors } = copy.build();
  expect(ok, errors).toBe(true);
  const address = await copy.serve('node', ['scripts/preview.ts']);
  const originals = readContentValues(folder).map(({ value }) => value);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pages = readServedFiles(path.join(copy.folder, 'build/client'));
  for (const { tag, mark } of [accented, mirrored]) {
    const files = pages.filter(({ file }) => file === `${tag}.html` || file.startsWith(`${tag}/`));
    // The lists of tags are laid out as that of all posts.
    const paths = files.flatMap(({ file, urlPath }) =>
      file.endsWith('.html') && !file.includes('/tags/') ? (urlPath ?? []) : [],
    );
    expect(paths.length).toBeGreaterThan(3);
    for (const urlPath of paths) {
      await page.goto(address + urlPath);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await waitForStablePage(page);
        expect.soft(await layoutProblems(page), `${urlPath}, ${width} px`).toEqual([]);
      }
      const texts = await visibleTexts(
        page,
        'body',
        'script, [aria-hidden="true"], [lang]:not(html), time',
      );
      // Names, addresses and prices are the same everywhere; days and times of reading are not in the content.
      const untranslated = texts.filter(
        (text) =>
          /\p{L}{3}/u.test(text) &&
          !mark.test(text) &&
          !/^\d+ minutes?$/.test(text) &&
          !originals.some((original) => original.includes(text) && !/^[a-z ]+$/.test(text)),
      );
      expect.soft(untranslated, urlPath).toEqual([]);
    }
  }
});
