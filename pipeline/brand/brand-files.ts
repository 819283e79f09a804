import type { Brand } from '../../app/content/brand/read-brand.ts';
import { readContentValues } from '../../app/content/content-values.ts';
import { getOrCreateFile, hashInputs } from '../build-cache.ts';
import { createBrandCss, headingFamily } from './brand-css.ts';
import { createStandIns } from './stand-ins.ts';
import { subsetHeadingFont } from './subset-heading-font.ts';

/**
 * Makes the files that style sheets take from the brand.
 *
 * @param folder path of the content folder
 * @returns paths in the build cache: design tokens, and the heading font as WOFF2
 */
export async function prepareBrandFiles(
  folder: string,
  brand: Brand,
): Promise<{ tokens: string; font: string }> {
  const { face } = brand;
  const [font, outlines] = await Promise.all([
    subsetHeadingFont(folder, face, 'woff2'),
    subsetHeadingFont(folder, face, 'sfnt'),
  ]);
  const css = createBrandCss(
    brand,
    await createStandIns(outlines, headingFamily, readHeadings(folder)),
  );
  const key = `brand-${hashInputs(css).slice(0, 12)}.css`;
  return { tokens: await getOrCreateFile(key, async () => Buffer.from(css)), font };
}

/** The titles in the content, which stand for all that is set in the heading font. */
function readHeadings(folder: string): string {
  const values = readContentValues(folder);
  return values.flatMap(({ field, value }) => (/\btitle$/.test(field) ? value : [])).join('\n');
}
