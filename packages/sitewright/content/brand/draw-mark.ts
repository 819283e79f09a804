import { wcagContrast } from 'culori';
import { layOutPicture } from '../pictures/picture.ts';
import type { PictureFile } from '../pictures/picture-file.ts';
import { fileProblem, type Problem } from '../problem.ts';
import { type DrawnMark, type MarkFiles, monoMarkFile } from './mark.ts';
import type { Palette } from './palette.ts';
import { schemes, type Token } from './tokens.ts';

/** From this contrast on, two colours that meet are an edge that is seen. */
const seenContrast = 2;

/** The share of the edges of a picture that are seen on a ground, from 0 to 1; all of one that has none. */
export function measureSeen({ edges }: Pick<PictureFile, 'edges'>, ground: string): number {
  let [all, seen] = [0, 0];
  for (const { front, back = ground, count } of edges) {
    all += count;
    if (wcagContrast(front, back) >= seenContrast) seen += count;
  }
  return all === 0 ? 1 : seen / all;
}

/** From this share on a drawing is what it was drawn as. */
export const enoughSeen = 0.5;

/**
 * Lays out a mark that has colours of its own.
 *
 * @param browser the ground of the header
 * @returns undefined for a mark of one ink, and for one that neither scheme's grounds show
 */
export function drawMark(
  { drawing }: MarkFiles,
  palette: Palette,
  browser: Token,
): DrawnMark | undefined {
  if (!drawing) return undefined;
  const shown = schemes.filter((scheme) =>
    (['paper', browser] as const).every(
      (token) => measureSeen(drawing, palette[token][scheme]) >= enoughSeen,
    ),
  );
  return shown.length > 0
    ? { picture: layOutPicture(drawing, '', 'logo'), schemes: shown }
    : undefined;
}

/** From this share of lost edges on, somebody should look at the mark. */
const doubtfulLoss = 0.25;

/** Advises on a mark that is hard to tell in one ink. */
export function adviseOnMark({ drawing, inkLoss }: MarkFiles): Problem[] {
  if (!drawing || inkLoss < doubtfulLoss) return [];
  const lost = `${Math.round(100 * inkLoss)} % of its edges are lost`;
  const message = `in one ink, as figures and share images print it, ${lost}: draw it in one colour as ${monoMarkFile}, or look at accepted/mark-in-one-ink.svg after npm run accept`;
  return [fileProblem(drawing.path, message)];
}
