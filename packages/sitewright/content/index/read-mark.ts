import { hash } from 'node:crypto';
import { cleanSvg, lineOf } from '../../lib/clean-svg.ts';
import { placeSvg } from '../../lib/place-svg.ts';
import { exportAdvice, markFile, monoMarkFile, type ReadMark } from '../brand/mark.ts';
import type { PictureFile } from '../pictures/picture-file.ts';
import { fileProblem } from '../problem.ts';
import { readBox } from './collect-shapes.ts';
import { compareMark } from './compare-mark.ts';
import { measureDrawing } from './measure-drawing.ts';
import { measureInk } from './measure-ink.ts';
import { reduceMark } from './reduce-mark.ts';
import type { SiteFolder } from './site-folder.ts';
import { traceMark } from './trace-mark.ts';

/** In kilobytes; what is larger is no mark but a picture. */
const maxSize = 100;
/** In kilobytes, of the path that pages hold. */
const maxPath = 20;

/** @param folder which may have no mark */
export async function readMarkFile(folder: SiteFolder): Promise<ReadMark> {
  const name = folder.nameOf(markFile);
  const file = folder.get(markFile);
  if (!file) return fail(name, 'expected this file, found none: the mark as an SVG');
  const mono = folder.get(monoMarkFile);
  if (!mono) return readMark(name, file.text);
  const inOneInk = await readMark(folder.nameOf(monoMarkFile), mono.text);
  const drawn = await readMark(name, file.text, 'drawn');
  const problems = [...drawn.problems, ...inOneInk.problems];
  if (!drawn.mark || !inOneInk.mark) return { mark: undefined, problems };
  return { ...drawn, mark: inOneInk.mark, inkLoss: 0 };
}

/** How much of the mark may differ from its drawing: where two shapes meet, a drawing is a shade paler. */
const tolerance = 0.01;

/**
 * Makes the mark of an SVG file. Shapes of one colour are one path, as they are written. Any other drawing is shown
 * as it is where there is room, and its path is made of what can be seen of it.
 *
 * @param file how the file is named in problems, such as `content/brand/mark.svg`
 * @param text the file's text; anything at all
 * @param shown `drawn` for a mark that is shown as drawn even if it is of one colour
 */
export async function readMark(file: string, text: string, shown?: 'drawn'): Promise<ReadMark> {
  const size = Buffer.byteLength(text);
  if (size > maxSize * 1024) {
    const found = `found ${Math.ceil(size / 1024)} KB: leave out pictures and details`;
    return fail(file, `expected a mark of at most ${maxSize} KB, ${found}, and ${exportAdvice}`);
  }
  const clean = cleanSvg(text);
  if ('problem' in clean) {
    const message = `expected a mark as an SVG; this file ${clean.problem}: ${exportAdvice}`;
    return fail(file, message, clean.line);
  }
  const [, stranger] = /<(text|image)\b/.exec(clean.svg) ?? [];
  if (stranger) {
    const what = stranger === 'text' ? 'a text, which needs its font' : 'a picture of pixels';
    const message = `expected a mark made of shapes, found ${what} (<${stranger}>): ${exportAdvice}`;
    return fail(file, message, lineOf(text, `<${stranger}`));
  }
  const measured = measureDrawing(clean.root);
  const box = readBox(clean.root) ?? (measured && [0, 0, measured.width, measured.height]);
  if (!box || !measured) {
    const message = `expected a viewBox="0 0 width height": ${exportAdvice}`;
    return fail(file, message, lineOf(text, '<svg'));
  }
  const traced = traceMark(text, box);
  const isShort = traced && traced.d.length <= maxPath * 1024;
  const compared = isShort ? await compareMark(clean.svg, box, traced) : undefined;
  const isExact = compared?.isVisible && compared.lost <= tolerance;
  const exact = isExact ? traced : undefined;
  const reduced = exact ? undefined : await reduceMark(clean.svg, box);
  const mark = exact ?? reduced?.mark;
  if (!mark) {
    const found = 'found nothing there that shows';
    return fail(file, `expected a drawing inside its viewBox, ${found}: ${exportAdvice}`);
  }
  const isOneInk = exact !== undefined || reduced?.isOneInk;
  if (isOneInk && !shown) return { mark, drawing: undefined, inkLoss: 0, problems: [] };
  const svg = placeSvg(clean.svg, { viewBox: box.join(' ') });
  const drawing: PictureFile = {
    path: file,
    ...measured,
    drawing: svg,
    isTransparent: true,
    inkLoss: 0,
    edges: (await measureInk(Buffer.from(svg))).edges,
    digest: hash('sha256', text),
  };
  return { mark, drawing, inkLoss: reduced?.lost ?? 0, problems: [] };
}

const fail = (file: string, message: string, line?: number): ReadMark => ({
  mark: undefined,
  problems: [fileProblem(file, message, line)],
});
