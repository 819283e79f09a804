import type { Brand } from '../../app/content/brand/read-brand.ts';
import { tokenName, tokens } from '../../app/content/brand/tokens.ts';
import type { StandInFaces } from './stand-ins.ts';

/** The name of the heading font in style sheets, whichever font it is. */
export const headingFamily = 'Heading';

/**
 * The brand's part of the design tokens: its colours and its heading font. It comes before
 * `app/styles/tokens.css`, which has all others.
 */
export function createBrandCss({ palette }: Brand, standIns: StandInFaces): string {
  const colours = tokens.map(
    (token) =>
      `  --color-${tokenName(token)}: light-dark(${palette[token].day}, ${palette[token].night});`,
  );
  const families = [headingFamily, ...standIns.families].map((name) => JSON.stringify(name));
  return `@font-face {
  font-family: ${JSON.stringify(headingFamily)};
  src: url("@brand/heading.woff2") format("woff2");
  font-weight: 700;
  font-display: swap;
}

/* This removes Tailwind's own palette, type scale and breakpoints. */
@theme {
  --*: initial;
${colours.join('\n')}
  --font-heading: ${families.join(', ')}, sans-serif;
}

${standIns.css}`;
}
