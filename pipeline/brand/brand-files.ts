import type { Brand } from '../../app/content/brand/read-brand.ts';
import { tokenName, tokens } from '../../app/content/brand/tokens.ts';
import { readTitles } from '../../app/content/content-values.ts';
import { getOrCreateFile, hashInputs } from '../build-cache.ts';
import {
  type HeadingFont,
  headingFamily,
  type LanguageFonts,
  listFonts,
  subsetHeadingFont,
} from './heading-fonts.ts';
import {
  createStandIns,
  createSystemStandIn,
  standInNames,
  systemStandInName,
} from './stand-ins.ts';

/** Paths in the build cache, by the names under which style sheets import them, such as `@brand/heading.woff2`. */
export type BrandFiles = Readonly<Record<`@brand/${string}`, string>>;

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

/** The name under which style sheets import a heading font. */
const fontFileName = ({ family }: Pick<HeadingFont, 'family'>) =>
  `@brand/${family.toLowerCase()}.woff2` as const;

/**
 * The brand's part of the design tokens: its colours and its heading fonts. It comes before
 * `app/styles/tokens.css`, which has all others.
 *
 * @param languages the heading fonts of each language by its tag, the first language's first
 */
export function createBrandCss(
  { palette, face }: Brand,
  languages: ReadonlyMap<string, LanguageFonts>,
): string {
  const colours = tokens.map(
    (token) =>
      `  --color-${tokenName(token)}: light-dark(${palette[token].light}, ${palette[token].dark});`,
  );
  const stackOf = (fonts: readonly HeadingFont[]) =>
    [
      ...fonts.map(({ family }) => family),
      ...fonts.filter((font) => font.face !== face).map(systemStandInName),
      ...standInNames(headingFamily),
    ]
      .map((name) => JSON.stringify(name))
      .join(', ');
  const [[, first] = [], ...others] = [...languages].map(
    ([tag, { fonts }]) => [tag, `--font-heading: ${stackOf(fonts)}, sans-serif;`] as const,
  );
  const stacks = others
    .filter(([, stack]) => stack !== first)
    .map(([tag, stack]) => `\n:root[lang="${tag}"] {\n  ${stack}\n}\n`);
  return `${listFonts(languages).map(formatFace).join('')}
/* This removes Tailwind's own palette, type scale and breakpoints. */
@theme {
  --*: initial;
${colours.join('\n')}
  ${first}
}
${stacks.join('')}`;
}

function formatFace(font: HeadingFont): string {
  return `@font-face {
  font-family: ${JSON.stringify(font.family)};
  src: url("${fontFileName(font)}") format("woff2");
  font-weight: 700;
  font-display: swap;
}
`;
}
