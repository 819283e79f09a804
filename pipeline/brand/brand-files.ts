import type { Brand } from '../../app/content/brand/read-brand.ts';
import { readTitles } from '../../app/content/content-values.ts';
import { getOrCreateFile, hashInputs } from '../build-cache.ts';
import { createBrandCss, headingFamily } from './brand-css.ts';
import { createStandIns } from './stand-ins.ts';
import { subsetHeadingFont } from './subset-heading-font.ts';

/** Paths in the build cache, by the names under which style sheets import them. */
export interface BrandFiles {
  /** The brand's design tokens. */
  '@brand/tokens.css': string;
  /** The heading font as WOFF2. */
  '@brand/heading.woff2': string;
}

/**
 * Makes the files that style sheets take from the brand. Each is named by a hash of what is in it.
 *
 * @param folder path of the content folder
 */
export async function prepareBrandFiles(folder: string, brand: Brand): Promise<BrandFiles> {
  const { face } = brand;
  const [font, outlines] = await Promise.all([
    subsetHeadingFont(folder, face, 'woff2'),
    subsetHeadingFont(folder, face, 'sfnt'),
  ]);
  const css = createBrandCss(
    brand,
    // The titles stand for all that is set in the heading font.
    await createStandIns(outlines, headingFamily, readTitles(folder).join('\n')),
  );
  const key = `brand-${hashInputs(css).slice(0, 12)}.css`;
  const tokens = await getOrCreateFile(key, async () => Buffer.from(css));
  return { '@brand/tokens.css': tokens, '@brand/heading.woff2': font };
}
