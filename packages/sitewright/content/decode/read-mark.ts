import { hash } from 'node:crypto';
import { cleanSvg, lineOf } from '../../lib/svg/clean-svg.ts';
import { placeSvg } from '../../lib/svg/place-svg.ts';
import { svgNamespace } from '../../lib/svg/svg-allowlist.ts';
import {
  drawShapes,
  exportHint,
  type Mark,
  markFile,
  monoMarkFile,
  type ReadMark,
} from '../brand/mark.ts';
import type { SiteFolder } from '../disk/site-folder.ts';
import { fileProblem, type Problem } from '../messages/problem.ts';
import type { PictureFile } from '../pictures/picture-file.ts';
import { collectShapes } from './collect-shapes.ts';
import { compareShapes } from './compare-shapes.ts';
import { type Box, measureDrawing, readBox } from './measure-drawing.ts';
import { measureInk } from './measure-ink.ts';

/** In kilobytes; what is larger is no mark but a picture. */
const maxSize = 100;
/** In kilobytes, of the shapes that pages hold. */
const maxShapes = 20;

/** Two drawings of which so small a share of pixels differs are one. */
const sameShape = 0.03;

/** @param folder which may have no mark */
export async function readMarkFile(folder: SiteFolder): Promise<ReadMark> {
  const [drawing, mono] = [folder.get(markFile), folder.get(monoMarkFile)];
  if (!drawing && !mono) {
    const message = `expected this file, found none: the mark as an SVG, or ${monoMarkFile} for one that takes the colour of what it stands in`;
    const problems = [fileProblem(folder.nameOf(markFile), message)];
    return { mark: undefined, drawing: undefined, edgesLost: 0, problems };
  }
  const problems: Problem[] = [];
  const read = async <Value>(value: Promise<Value | Problem>): Promise<Value | undefined> => {
    const found = await value;
    if (!isProblem(found)) return found;
    problems.push(found);
  };
  const drawn = drawing && (await read(readDrawnMark(folder.nameOf(markFile), drawing.text)));
  const mark = mono && (await read(readMonoMark(folder.nameOf(monoMarkFile), mono.text)));
  return { drawing: drawn, mark, edgesLost: await measureEdgesLost(drawn, mark), problems };
}

async function measureEdgesLost({ drawing = '' }: Partial<PictureFile> = {}, mark?: Mark) {
  if (!mark || !drawing || (await compareShapes(drawing, asSvg(mark))) >= sameShape) return 0;
  return (await measureInk(Buffer.from(drawing))).loss;
}

const asSvg = (mark: Mark) =>
  `<svg xmlns="${svgNamespace}" viewBox="0 0 32 32">${drawShapes(mark)}</svg>`;

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'message' in value;

/**
 * Reads the drawing of a mark, which is shown as it is.
 *
 * @param file how the file is named in problems, such as `content/brand/mark.svg`
 * @param text the file's text; anything at all
 */
export async function readDrawnMark(file: string, text: string): Promise<PictureFile | Problem> {
  const read = await readSafely(file, text);
  if (isProblem(read)) return read;
  const { svg, width, height, edges } = read;
  return {
    ...{ path: file, width, height },
    drawing: svg,
    isTransparent: true,
    inkLoss: 0,
    edges,
    digest: hash('sha256', text),
  };
}

/** Reads the drawing of a mark that is printed in one ink, as `readDrawnMark` reads any other. */
export async function readMonoMark(file: string, text: string): Promise<Mark | Problem> {
  const read = await readSafely(file, text);
  if (isProblem(read)) return read;
  const { shapes, strangers, hasOutlines, colours } = collectShapes(text, read.box);
  const [stranger] = strangers;
  const refuse = (found: string, line?: number) => {
    const message = `expected shapes that are filled with one colour, found ${found}: make one shape of it, cut out what lies on it, and ${exportHint}`;
    return fileProblem(file, message, line);
  };
  if (stranger) return refuse(`a <${stranger}>`, lineOf(text, `<${stranger}`));
  if (hasOutlines) return refuse('an outline', lineOf(text, 'stroke'));
  if (colours.size > 1) return refuse(`${colours.size} colours, ${[...colours].join(' and ')}`);
  if (JSON.stringify(shapes).length > maxShapes * 1024) return refuse(`more than ${maxShapes} KB`);
  if ((await compareShapes(read.svg, asSvg(shapes))) >= sameShape) {
    return refuse('parts that are half transparent, cut off or hidden');
  }
  return shapes;
}

/** What every mark has, or what is wrong with its file. */
async function readSafely(file: string, text: string) {
  const size = Buffer.byteLength(text);
  if (size > maxSize * 1024) {
    const found = `found ${Math.ceil(size / 1024)} KB: leave out pictures and details`;
    const message = `expected a mark of at most ${maxSize} KB, ${found}, and ${exportHint}`;
    return fileProblem(file, message);
  }
  const clean = cleanSvg(text);
  if ('problem' in clean) {
    const message = `expected a mark as an SVG; this file ${clean.problem}: ${exportHint}`;
    return fileProblem(file, message, clean.line);
  }
  const [, stranger] = /<(text|image)\b/.exec(clean.svg) ?? [];
  if (stranger) {
    const what = stranger === 'text' ? 'a text, which needs its font' : 'a picture of pixels';
    const message = `expected a mark made of shapes, found ${what} (<${stranger}>): ${exportHint}`;
    return fileProblem(file, message, lineOf(text, `<${stranger}`));
  }
  const measured = measureDrawing(clean.root);
  const whole: Box | undefined = measured && [0, 0, measured.width, measured.height];
  const box = readBox(clean.root) ?? whole;
  if (!box || !measured) {
    const message = `expected a viewBox="0 0 width height": ${exportHint}`;
    return fileProblem(file, message, lineOf(text, '<svg'));
  }
  const svg = placeSvg(clean.svg, { viewBox: box.join(' ') });
  const { isBlank, edges } = await measureInk(Buffer.from(svg));
  if (isBlank) {
    const found = 'found nothing there that shows';
    const message = `expected a drawing inside its viewBox, ${found}: ${exportHint}`;
    return fileProblem(file, message);
  }
  return { svg, box, ...measured, edges };
}
