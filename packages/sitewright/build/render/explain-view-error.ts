import { findSourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../../lib/user-error.ts';

/** A place of a stack. */
const places = /(?:\(|at )((?:file:\/\/)?\/[^\n]+?):(\d+):(\d+)\)?$/gm;

/** What is there in a browser alone. */
const browserName =
  /^(window|document|navigator|location|self|\w*[sS]torage|\w*Element|\w*Observer) is not defined/;

/**
 * Explains an error that was thrown while a page was drawn, or a file of the site's own was made.
 *
 * @param error its stack ends in the components that were being drawn, the innermost first
 * @param page its file, such as `pricing.html`, or the address of the file
 * @param site path of the site's folder
 * @returns a line with the page, the site's own file and the message; the error itself where no file of the site's
 *   own has part in it, as it is a defect of the machine
 */
export function explainViewError(error: unknown, page: string, site = '.'): unknown {
  if (!(error instanceof Error) || error instanceof UserError) return error;
  if ('isExplained' in error) return new UserError(error.message);
  const needs = browserName.exec(error.message)?.[1];
  if ('part' in error && needs) return explainBrowserNeed(error, `${error.part}`, needs, page);
  for (const [, name = '', line, column] of error.stack?.matchAll(places) ?? []) {
    const place = findOrigin(name.startsWith('file:') ? fileURLToPath(name) : name, line, column);
    const file = path.relative(site, place.file.replace(/\?.*/, ''));
    const [folder = '', part = '', ...rest] = file.split(path.sep);
    if (!/^(sections|frame|figures|files)$/.test(folder)) continue;
    const what = folder === 'sections' && rest.length > 0 ? `section "${part}"` : folder;
    const act = folder === 'files' ? `make ${page}` : `draw ${page} (${what})`;
    const message = error.message.split('\n')[0];
    const source = file.split(path.sep).join('/');
    return new UserError(
      `${source}:${place.line}:${place.column} cannot ${act}: ${error.name}: ${message}`,
    );
  }
  return error;
}

/** Says what to write where a part, or a package that it imports, needs a browser as soon as it is loaded. */
function explainBrowserNeed(error: Error, part: string, needs: string, page: string): UserError {
  const [, name] =
    /node_modules\/(?!.*node_modules\/)((?:@[^/]+\/)?[^/\n]+)/.exec(error.stack ?? '') ?? [];
  const who = name ? `the package ${name}` : 'it';
  const load = name ? `load it in an effect, await import('${name}')` : `use ${needs} in an effect`;
  return new UserError(
    `${part} cannot draw ${page}: ${who} needs ${needs}, which browsers alone have: ${load}, or write export const live = { server: false }`,
  );
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
