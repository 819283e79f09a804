import { fileProblem, type Problem } from '../messages/problem.ts';
import { listPictures } from './picture.ts';

/** From this share on, which a `PictureFile` tells, a mark in one ink is a block like any other. */
export const blockLoss = 0.5;
/** From this share on, somebody should look at it. */
export const doubtfulLoss = 0.15;

/** Says which marks lose a part of what they show, as they are printed in one ink. */
export function warnOfMarks(content: unknown): Problem[] {
  const marks = listPictures(content).filter(
    ({ place, file }) => place === 'logo' && file.inkLoss >= doubtfulLoss,
  );
  const files = new Map(marks.map(({ file }) => [file.path.replaceAll('\\', '/'), file.inkLoss]));
  return [...files].map(([path, loss]) => {
    const message = `in one ink, as a mark of others is printed, ${Math.round(100 * loss)} % of its edges are lost: look at it, and cut out what lies on another colour`;
    return fileProblem(path, message);
  });
}
