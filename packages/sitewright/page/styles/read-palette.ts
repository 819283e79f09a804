import { formatHex } from 'culori';
import type { Palette } from '../../content/brand/palette.ts';
import type { Scheme, Token } from '../../content/brand/tokens.ts';

/** Reads a colour by its name in `brand.yaml`, such as `inkMuted`, as `#rrggbb`. */
export type ReadColour = (token: Token) => string;

/** The site's colours for what has no style sheet: share images, icons, the browser's interface. */
export const readPalette =
  (palette: Palette, scheme: Scheme): ReadColour =>
  (token) =>
    String(formatHex(palette[token][scheme]));
