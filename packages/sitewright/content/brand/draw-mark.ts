import { wcagContrast } from 'culori';
import { fileProblem, type Problem } from '../messages/problem.ts';
import { doubtfulLoss } from '../pictures/ink-loss.ts';
import { layOutPicture } from '../pictures/picture.ts';
import type { PictureFile } from '../pictures/picture-file.ts';
import { type DrawnMark, markFile, monoMarkFile, type ReadMark } from './mark.ts';
import type { Palette } from './palette.ts';
import { type Scheme, schemes, type Token } from './tokens.ts';

/** From this contrast on, two colours that meet are an edge that is seen. */
const seenContrast = 2;

/**
 * The share of the edges of a picture that are seen on a ground, from 0 to 1; all of one that has none. Two colours that
 * are as light, such as red on teal, are seen where the ground shows one of them.
 */
export function measureSeen({ edges }: Pick<PictureFile, 'edges'>, ground: string): number {
  let [all, seen] = [0, 0];
  const isSeenOn = (colour: string, other: string) => wcagContrast(colour, other) >= seenContrast;
  for (const { front, back = ground, count } of edges) {
    all += count;
    if ([back, ground].some((one) => isSeenOn(front, one)) || isSeenOn(back, ground)) seen += count;
  }
  return all === 0 ? 1 : seen / all;
}

/** From this share on a drawing is what it was drawn as. */
export const enoughSeen = 0.5;

/**
 * Lays out a mark that has colours of its own.
 *
 * @param browser the ground of the header
 * @returns undefined for a mark of one ink, and for one whose drawing neither scheme's grounds show
 */
export function drawMark(
  { drawing, mark }: ReadMark,
  palette: Palette,
  browser: Token,
): DrawnMark | undefined {
  if (!drawing) return undefined;
  const shown = mark ? schemes.filter((one) => isSeen(drawing, palette, browser, one)) : schemes;
  return shown.length > 0
    ? { picture: layOutPicture(drawing, '', 'logo'), schemes: shown }
    : undefined;
}

/** Whether the grounds of header and footer show a mark. */
const isSeen = (drawing: PictureFile, palette: Palette, browser: Token, scheme: Scheme) =>
  (['paper', browser] as const).every(
    (token) => measureSeen(drawing, palette[token][scheme]) >= enoughSeen,
  );

/** Advises on a mark that a scheme hides, and that nobody drew in one ink, or as a block. */
export function adviseOnMark(
  { drawing, mark, edgesLost }: ReadMark,
  palette: Palette,
  browser: Token,
): Problem[] {
  if (!drawing) return [];
  if (mark) {
    if (edgesLost < doubtfulLoss) return [];
    const lost = `${Math.round(100 * edgesLost)} % of its edges`;
    const message = `is the outline of ${markFile} without ${lost}, and stands for it in figures, on the panel of share images, and on grounds that hide it: cut out what lies on another colour`;
    return [fileProblem(drawing.path.replace(markFile, monoMarkFile), message)];
  }
  const hidden = schemes.filter((one) => !isSeen(drawing, palette, browser, one));
  if (hidden.length === 0) return [];
  const message = `is hardly seen on the ground of the ${hidden.join(' and the ')} scheme: draw it in one colour as ${monoMarkFile} too, which takes a colour that is seen there`;
  return [fileProblem(drawing.path, message)];
}
