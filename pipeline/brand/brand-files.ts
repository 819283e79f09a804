import type { Brand } from '../../app/content/brand/read-brand.ts';
import { readTitles } from '../../app/content/content-values.ts';
import { getOrCreateFile, hashInputs } from '../build-cache.ts';
import { createBrandCss, fontFileName } from './brand-css.ts';
import { headingFamily, type LanguageFonts, listFonts } from './heading-fonts.ts';
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
 * @param languages what `listHeadingFonts` gave for it
 */
export async function prepareBrandFiles(
  folder: string,
  brand: Brand,
  languages: ReadonlyMap<string, LanguageFonts>,
): Promise<BrandFiles> {
  const all = listFonts(languages);
  const standIns = all.map(async (font) => {
    if (font.face === brand.face && font.family !== headingFamily) return '';
    const file = await subsetHeadingFont(font, 'sfnt');
    if (font.face !== brand.face) return createSystemStandIn(file, font);
    // The titles stand for all that is set in the heading font.
    return createStandIns(file, headingFamily, readTitles(folder).join('\n'));
  });
  const fonts = all.map(async (font) => [
    fontFileName(font),
    await subsetHeadingFont(font, 'woff2'),
  ]);
  return {
    '@brand/tokens.css': await storeCss('brand', createBrandCss(brand, languages)),
    '@brand/stand-ins.css': await storeCss('stand-ins', (await Promise.all(standIns)).join('')),
    ...Object.fromEntries(await Promise.all(fonts)),
  };
}

function storeCss(name: string, css: string): Promise<string> {
  const key = `${name}-${hashInputs(css).slice(0, 12)}.css`;
  return getOrCreateFile(key, async () => Buffer.from(css));
}
