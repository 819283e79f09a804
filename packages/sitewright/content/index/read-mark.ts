import { markFile, type ReadMark } from '../brand/mark.ts';
import { fileProblem } from '../problem.ts';
import { compareMark } from './compare-mark.ts';
import type { SiteFolder } from './site-folder.ts';
import { traceMark } from './trace-mark.ts';

/** In kilobytes; what is larger is no mark but a picture. */
const maxSize = 20;

/** @param folder which may have no mark */
export async function readMarkFile(folder: SiteFolder): Promise<ReadMark> {
  const name = folder.nameOf(markFile);
  const file = folder.get(markFile);
  const fail = (message: string): ReadMark => ({
    mark: undefined,
    problems: [fileProblem(name, message)],
  });
  if (!file) return fail('expected this file, found none: the mark as an SVG');
  const { bytes, text } = file;
  if (bytes.length > maxSize * 1024) {
    const most = `expected a mark of at most ${maxSize} KB`;
    return fail(`${most}, found ${Math.ceil(bytes.length / 1024)} KB: every page holds it`);
  }
  return readMark(name, text);
}

/** How much of the mark may differ from its drawing: where two shapes meet, a drawing is a shade paler. */
const tolerance = 0.01;

/**
 * Makes the mark of an SVG file, and refuses one that would not look as its drawing.
 *
 * @param file how the file is named in problems, such as `content/brand/mark.svg`
 * @param text the file's text; anything at all
 */
export async function readMark(file: string, text: string): Promise<ReadMark> {
  const traced = traceMark(file, text);
  if (!traced.mark) return traced;
  const { mark, svg, box } = traced;
  const { isVisible, lost } = await compareMark(svg, box, mark);
  if (isVisible && lost <= tolerance) return { mark, problems: [] };
  const message = isVisible
    ? `expected a drawing that looks the same as one path of one colour, found one of which ${Math.ceil(lost * 100)} % would look different: unite its shapes into one, without opacity and without a drawing inside the drawing, and export it anew`
    : 'expected a drawing inside its viewBox, found nothing there that shows: export the mark with its own bounds';
  return { mark: undefined, problems: [fileProblem(file, message)] };
}
