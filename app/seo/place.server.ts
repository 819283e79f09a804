import { content } from '../content/content.server.ts';
import { readPalette } from '../styles/palette.ts';
import { place } from './place.ts';

const tokens = 'app/styles/tokens.css';
const themeColours = {
  light: readPalette(tokens, 'light')('paper'),
  dark: readPalette(tokens, 'dark')('paper'),
};

/** The place of a page of this site; without a path, of one that has no address of its own. */
export const placeOf = (path?: string) => place(content, themeColours, path);
