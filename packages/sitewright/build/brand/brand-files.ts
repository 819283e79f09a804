import type { Brand } from '../../content/brand/read-brand.ts';
import { tokenName, tokens } from '../../content/brand/tokens.ts';
import type { SiteFolder } from '../../content/disk/site-folder.ts';
import { readTitles } from '../../content/validate/content-values.ts';
import { getOrCreateFile, hashInputs } from '../build-cache.ts';
import {
  headingFamily,
  type LanguageFonts,
  listFonts,
  type PageFont,
  subsetFace,
  textFamily,
  uniqueFonts,
} from './fonts.ts';
import { formatRange } from './split-letters.ts';
import {
  createStandIns,
  createSystemStandIn,
  standInNames,
  systemStandInName,
} from './stand-ins.ts';

/** Paths in the build cache, by the names under which style sheets import them, such as `@brand/heading.woff2`. */
export type BrandFiles = Readonly<Record<`@brand/${string}`, string>>;

/**
 * Makes the files that style sheets take from the brand: design tokens, fonts as WOFF2, and the faces that
 * stand in for them. Each is named by a hash of what is in it.
 *
 * @param headings what `listFonts` gave for the headings
 */
export async function prepareBrandFiles(
  folder: SiteFolder,
  brand: Brand,
  headings: ReadonlyMap<string, LanguageFonts>,
): Promise<BrandFiles> {
  const { textFace } = brand;
  const texts = textFace
    ? await listFonts(folder, { face: textFace, scriptFaces: new Map() }, textFamily)
    : new Map();
  const all = uniqueFonts(headings);
  const standIns = all.map(async (font) => {
    if (font.face === brand.face && font.family !== headingFamily && !font.isNumbered) return '';
    if (font.isNumbered && !needsStandIn(font)) return '';
    const file = await subsetFace(font, 'sfnt');
    if (font.face !== brand.face || font.isNumbered) return createSystemStandIn(file, font);
    // The titles stand for all that is set in the heading font.
    return createStandIns(file, headingFamily, readTitles(folder).join('\n'));
  });
  const fonts = [...all, ...uniqueFonts(texts)].map(async (font) => [
    fontFileName(font),
    await subsetFace(font, 'woff2'),
  ]);
  return {
    '@brand/tokens.css': await storeCss('brand', createBrandCss(brand, headings, texts)),
    '@brand/stand-ins.css': await storeCss('stand-ins', (await Promise.all(standIns)).join('')),
    ...Object.fromEntries(await Promise.all(fonts)),
  };
}

function storeCss(name: string, css: string): Promise<string> {
  const key = `${name}-${hashInputs(css).slice(0, 12)}.css`;
  return getOrCreateFile(key, async () => Buffer.from(css));
}

/** The first of the fonts with numbered parts stands for all of them. */
const needsStandIn = ({ family }: PageFont) => family.endsWith('-1');

/** The name under which style sheets import a font. */
const fontFileName = ({ family }: Pick<PageFont, 'family'>) =>
  `@brand/${family.toLowerCase()}.woff2` as const;

/** What visitors' machines have for text. */
const systemText =
  'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

/**
 * The brand's part of the design tokens: its colours and its fonts. It comes before
 * `page/styles/tokens.css`, which has all others.
 *
 * @param headings the heading fonts of each language by its tag, the first language's first
 * @param texts the same for text, empty if that is in the font of the visitor's machine
 */
export function createBrandCss(
  { palette, face }: Brand,
  headings: ReadonlyMap<string, LanguageFonts>,
  texts: ReadonlyMap<string, LanguageFonts>,
): string {
  const colours = tokens.map(
    (token) =>
      `  --color-${tokenName(token)}: light-dark(${palette[token].light}, ${palette[token].dark});`,
  );
  const headingStacks = [...headings].map(([tag, { fonts }]) => {
    const scripts = fonts
      .filter((font) => (font.isNumbered ? needsStandIn(font) : font.face !== face))
      .map(systemStandInName);
    const names = [...familiesOf(fonts), ...scripts, ...standInNames(headingFamily)];
    return [tag, `--font-heading: ${listNames(names)}, sans-serif;`] as const;
  });
  const textStacks = [...texts].map(([tag, { fonts }]) => {
    return [tag, `--font-body: ${listNames(familiesOf(fonts))}, ${systemText};`] as const;
  });
  const [[, heading] = []] = headingStacks;
  const [[, text] = []] = textStacks;
  return `${[headings, texts].flatMap(uniqueFonts).map(formatFontFace).join('')}
/* This removes Tailwind's own palette, type scale and breakpoints. */
@theme {
  --*: initial;
${colours.join('\n')}
  ${heading}
  --font-body: ${systemText};
}
${formatStacks(headingStacks, ':root')}${
  text
    ? `
/* Not in print. For visitors who save data page/inline-scripts/before-layout.ts takes the attribute away. */
@media screen {
:root[data-face] {
  ${text}
}
${formatStacks(textStacks, ':root[data-face]')}}
`
    : ''
}`;
}

const familiesOf = (fonts: readonly PageFont[]) => fonts.map(({ family }) => family);
const listNames = (names: readonly string[]) =>
  names.map((name) => JSON.stringify(name)).join(', ');

/** The rules for the languages whose fonts are not the first's. */
const formatStacks = (
  [first, ...others]: readonly (readonly [tag: string, stack: string])[],
  root: string,
) =>
  others
    .filter(([, stack]) => stack !== first?.[1])
    .map(([tag, stack]) => `\n${root}[lang="${tag}"] {\n  ${stack}\n}\n`)
    .join('');

/**
 * A heading changes its font when that has arrived, and keeps its room. A paragraph might take another line,
 * so text keeps the font of the first paint: the visitor's on the first page, the brand's on those after it.
 */
function formatFontFace({ family, face, characters, isNumbered }: PageFont): string {
  const isText = family.startsWith(textFamily);
  const { wght = isText ? 400 : 700 } = face.axes;
  const weight =
    typeof wght === 'object' ? (isNumbered ? wght.min : `${wght.min} ${wght.max}`) : wght;
  const range = isNumbered ? `\n  unicode-range: ${formatRange(characters)};` : '';
  return `@font-face {
  font-family: ${JSON.stringify(family)};
  src: url("${fontFileName({ family })}") format("woff2");
  font-weight: ${weight};
  font-display: ${isText ? 'optional' : 'swap'};${range}
}
`;
}
