import type { Brand } from '../../app/content/brand/read-brand.ts';
import { readTitles } from '../../app/content/content-values.ts';
import { getOrCreateFile, hashInputs } from '../build-cache.ts';
import { createBrandCss, fontFileName } from './brand-css.ts';
import { headingFamily, type LanguageFonts } from './heading-fonts.ts';
import { createStandIns, createSystemStandIn } from './stand-ins.ts';
import { subsetHeadingFont } from './subset-heading-font.ts';

/** Paths in the build cache, by the names under which style sheets import them, such as `@brand/heading.woff2`. */
export interface BrandFiles {
  readonly '@brand/tokens.css': string;
  readonly '@brand/stand-ins.css': string;
  readonly [font: `@brand/${string}`]: string;
}

/**
 * Makes the files that style sheets take from the brand: design tokens, heading fonts as WOFF2, and the
 * faces that stand in for them. Each is named by a hash of what is in it.
 *
 * @param folder path of the content folder
 * @param languages what `listHeadingFonts` gave for it
 */
export async function prepareBrandFiles(
  folder: string,
  brand: Brand,
  languages: ReadonlyMap<string, LanguageFonts>,
): Promise<BrandFiles> {
  const all = [...languages.values()].flatMap(({ fonts }) => fonts);
  const [first, ...others] = [...new Map(all.map((font) => [font.family, font])).values()];
  if (!first) throw new Error('A site has a language, which has a heading font');
  const standIns = await createStandIns(
    await subsetHeadingFont(first, 'sfnt'),
    headingFamily,
    // The titles stand for all that is set in the heading font.
    readTitles(folder).join('\n'),
  );
  const scripts = others.filter(({ face }) => face !== brand.face);
  const scriptStandIns = await Promise.all(
    scripts.map(async (font) => createSystemStandIn(await subsetHeadingFont(font, 'sfnt'), font)),
  );
  const tokens = createBrandCss(brand, languages);
  const fonts = await Promise.all(
    [first, ...others].map(
      async (font) => [fontFileName(font), await subsetHeadingFont(font, 'woff2')] as const,
    ),
  );
  return {
    '@brand/tokens.css': await storeCss('brand', tokens),
    '@brand/stand-ins.css': await storeCss('stand-ins', standIns + scriptStandIns.join('')),
    ...Object.fromEntries(fonts),
  };
}

function storeCss(name: string, css: string): Promise<string> {
  const key = `${name}-${hashInputs(css).slice(0, 12)}.css`;
  return getOrCreateFile(key, async () => Buffer.from(css));
}
