import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkitten';
import type { PageFont } from './fonts.ts';
import metrics from './stand-in-metrics.json' with { type: 'json' };

/** How wide a font draws: the advance width of each character that it has, by its code point. */
export interface Widths {
  unitsPerEm: number;
  widths: Readonly<Record<number, number>>;
}

/** Faces that visitors have, which are shown until the heading font has arrived. */
const standIns = [
  {
    name: 'Arial',
    /** PostScript names on visitors' machines: browsers look up each name for each size of text. */
    local: ['Arial-BoldMT', 'LiberationSans-Bold'],
    metrics: metrics.Arial as Widths,
    /** Characters whose widths differ from the heading font's in another ratio than the others. */
    classes: [
      { range: 'U+41-5A', pattern: /[A-Z]/g },
      { range: 'U+24-25,U+30-39', pattern: /[$%\d]/g },
      { range: 'U+20,U+2C,U+2E,U+3A', pattern: /[ ,.:]/g },
    ],
  },
  {
    name: 'Roboto',
    local: ['Roboto-Bold'],
    metrics: metrics.Roboto as Widths,
    classes: [],
  },
];

/** The least difference in width, as a share, for which a class of characters gets a rule. */
const noticeable = 0.015;

/** The names of the faces that stand in for a heading font, in the order of preference. */
export const standInNames = (family: string) => standIns.map(({ name }) => `${family} ${name}`);

/**
 * Makes metric-compatible fallback faces for the heading font: text that is set in one takes the
 * room that it will take in the heading font, so that nothing moves when that arrives.
 *
 * @param fontFile path of the heading font as TrueType
 * @param headings the site's headings, in whose letters the widths are compared
 * @returns the style sheet's rules for them, minified
 */
export async function createStandIns(
  fontFile: string,
  family: string,
  headings: string,
): Promise<string> {
  const face = await openFont(fontFile);
  const faces = standIns.map(({ name, local, metrics: standIn, classes }) => {
    const plain = classes.reduce((text, { pattern }) => text.replaceAll(pattern, ''), headings);
    const usual = compareWidths(face, standIn, plain);
    const rules = [{ range: '', ratio: usual }];
    for (const { range, pattern } of classes) {
      const ratio = compareWidths(face, standIn, headings.match(pattern)?.join('') ?? '');
      if (Math.abs(ratio / usual - 1) > noticeable) rules.push({ range, ratio });
    }
    const names = { family: `${family} ${name}`, local };
    return rules.map(({ range, ratio }) => formatStandIn(face, names, range, ratio)).join('');
  });
  return faces.join('');
}

/** The name of the face that stands in for a script's font. */
export const systemStandInName = ({ family }: Pick<PageFont, 'family'>) => `${family} System`;

/** Faces with the letters of other scripts on visitors' machines. */
const systemFaces = ['Arial-BoldMT', 'GeezaPro-Bold', 'NotoSansArabic-Bold'];
/** The same of Chinese, Japanese and Korean, by the script: each has its own forms of the same letters. */
const numberedFaces: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['HiraginoSans-W7', 'YuGothic-Bold', 'NotoSansCJKjp-Bold'],
  Hans: ['PingFangSC-Semibold', 'MicrosoftYaHei-Bold', 'NotoSansCJKsc-Bold'],
  Hant: ['PingFangTC-Semibold', 'MicrosoftJhengHeiBold', 'NotoSansCJKtc-Bold'],
  Kore: ['AppleSDGothicNeo-Bold', 'MalgunGothicBold', 'NotoSansCJKkr-Bold'],
};
/** From the first radical to the last full-width letter, and the rarer ones. */
const numberedRange = 'U+2E80-FFEF,U+1F200-1F2FF,U+20000-3FFFF';

/**
 * Makes a stand-in for the font of a script: the system's, on the lines of that font. There is no free
 * font with the widths of what systems have, so words may take another width until the font has arrived.
 *
 * @param fontFile path of the font as TrueType
 */
export async function createSystemStandIn(fontFile: string, font: PageFont): Promise<string> {
  const codes = [...font.characters].map((character) => character.codePointAt(0) ?? 0);
  const [first, last] = [Math.min(...codes), Math.max(...codes)].map((code) =>
    code.toString(16).toUpperCase(),
  );
  const [, script = ''] = /-([A-Z][a-z]{3})-1$/.exec(font.family) ?? [];
  const local = numberedFaces[script] ?? systemFaces;
  const names = { family: systemStandInName(font), local };
  if (font.isNumbered) return formatStandIn(await openFont(fontFile), names, numberedRange, 1);
  return formatStandIn(await openFont(fontFile), names, `U+${first}-${last}`, 1);
}

/** The loader refuses files that hold several fonts. */
const openFont = async (file: string) => create(await readFile(file)) as Font;

/** How much wider a text is in a font than in its stand-in; 1 where nothing can be compared. */
function compareWidths(face: Font, standIn: Widths, text: string): number {
  let [own, other] = [0, 0];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const width = standIn.widths[code];
    if (width === undefined || !face.hasGlyphForCodePoint(code)) continue;
    own += face.glyphForCodePoint(code).advanceWidth;
    other += width;
  }
  return own / face.unitsPerEm / (other / standIn.unitsPerEm) || 1;
}

function formatStandIn(
  { ascent, descent, lineGap, unitsPerEm }: Font,
  { family, local }: { family: string; local: readonly string[] },
  range: string,
  ratio: number,
): string {
  const percent = (share: number) =>
    `${share.toFixed(1).replace(/\.0$/, '').replace(/^0\./, '.')}%`;
  const metric = (units: number) => percent((units / unitsPerEm / ratio) * 100);
  // No bundler minifies it: the style sheet of a built page has these very bytes.
  const declarations = [
    `font-family:${family}`,
    `src:${local.map((name) => `local(${name})`).join(',')}`,
    'font-weight:700',
    ...(range ? [`unicode-range:${range}`] : []),
    `size-adjust:${percent(ratio * 100)}`,
    `ascent-override:${metric(ascent)}`,
    `descent-override:${metric(-descent)}`,
    `line-gap-override:${metric(lineGap)}`,
  ];
  return `@font-face{${declarations.join(';')}}`;
}
