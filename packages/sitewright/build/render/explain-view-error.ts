import { findSourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../../lib/user-error.ts';

/** A place of a stack. */
const places = /(?:\(|at )((?:file:\/\/)?\/[^\n]+?):(\d+):(\d+)\)?$/gm;

/**
 * Explains an error that was thrown while a page was drawn.
 *
 * @param error its stack ends in the components that were being drawn, the innermost first
 * @param page its file, such as `pricing.html`
 * @param site path of the site's folder
 * @returns a line with the page, the site's own file and the message; the error itself where no file of the site's
 *   own has part in it, as it is a defect of the machine
 */
export function explainViewError(error: unknown, page: string, site = '.'): unknown {
  if (!(error instanceof Error) || error instanceof UserError) return error;
  for (const [, name = '', line, column] of error.stack?.matchAll(places) ?? []) {
    const place = findOrigin(name.startsWith('file:') ? fileURLToPath(name) : name, line, column);
    const [folder = '', part = '', ...rest] = path.relative(site, place.file).split(path.sep);
    if (!/^(sections|frame|figures)$/.test(folder)) continue;
    const what = folder === 'sections' && rest.length > 0 ? `section "${part}"` : folder;
    const file = [folder, part, ...rest].join('/');
    const message = error.message.split('\n')[0];
    return new UserError(
      `${file}:${place.line}:${place.column} cannot draw ${page} (${what}): ${error.name}: ${message}`,
    );
  }
  return error;
}

/** Node says the places of an error in the files that a bundle is made of, and React those of components in the bundle. */
function findOrigin(file: string, line = '1', column = '1') {
  const origin = findSourceMap(file)?.findOrigin(Number(line), Number(column));
  if (!origin || !('fileName' in origin))
    return { file, line: Number(line), column: Number(column) };
  return {
    file: origin.fileName.startsWith('file:') ? fileURLToPath(origin.fileName) : origin.fileName,
    line: origin.lineNumber,
    column: origin.columnNumber,
  };
}
