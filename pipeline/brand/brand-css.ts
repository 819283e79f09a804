import type { Brand } from '../../app/content/brand/read-brand.ts';
import { tokenName, tokens } from '../../app/content/brand/tokens.ts';
import { type HeadingFont, headingFamily, type LanguageFonts, listFonts } from './heading-fonts.ts';
import { standInNames, systemStandInName } from './stand-ins.ts';

/** The name under which style sheets import a heading font. */
export const fontFileName = ({ family }: Pick<HeadingFont, 'family'>) =>
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
