import { formatHex } from 'culori';
import type { Palette } from '../content/brand/palette.ts';
import { type Scheme, tokenName, tokens } from '../content/brand/tokens.ts';

/**
 * The site's colours for what has no style sheet: share images, icons, the browser's interface.
 *
 * @returns a function from a colour token's name without `--color-` to its value as `#rrggbb`; it
 *   throws an Error for a name without a token
 */
export function readPalette(palette: Palette, scheme: Scheme): (name: string) => string {
  return (name) => {
    const token = tokens.find((one) => tokenName(one) === name);
    const value = token && formatHex(palette[token][scheme]);
    if (!value) throw new Error(`There is no colour token --color-${name}`);
    return value;
  };
}
