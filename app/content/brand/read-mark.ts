import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { nameContentFile } from '../content-folder.ts';
import { fileProblem } from '../problem.ts';
import { type ReadMark, traceMark } from './mark.ts';

export const markFile = 'brand/mark.svg';
/** In kilobytes; what is larger is no mark but a picture. */
const maxSize = 20;

/** @param folder path of the content folder; it may have no mark */
export async function readMarkFile(folder: string): Promise<ReadMark> {
  const name = nameContentFile(folder, markFile);
  const file = path.join(folder, markFile);
  const fail = (message: string): ReadMark => ({
    mark: undefined,
    problems: [fileProblem(name, message)],
  });
  if (!existsSync(file)) return fail('expected this file, found none: the mark as an SVG');
  const bytes = await readFile(file);
  if (bytes.length > maxSize * 1024) {
    const most = `expected a mark of at most ${maxSize} KB`;
    return fail(`${most}, found ${Math.ceil(bytes.length / 1024)} KB: every page holds it`);
  }
  return traceMark(name, bytes.toString());
}
