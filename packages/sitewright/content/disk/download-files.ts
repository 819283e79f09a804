import { servedEndings } from '../../lib/served-endings.ts';
import { findTextMistake, type TextMistake } from '../../lib/text-file.ts';
import { fileProblem, type Problem } from '../messages/problem.ts';
import { toAddressName } from '../values/address-name.ts';
import type { SiteFolder } from './site-folder.ts';

/** Kinds of file that a browser runs, or reads as a part of the site: offered by themselves, they could act as the site. */
const refusedEndings = [
  ...['html', 'js', 'css', 'webmanifest', 'speculationrules'],
  // Each may hold scripts, XML by elements of XHTML or SVG.
  ...['svg', 'xml', 'atom'],
];

/** The endings of the files that a vendor may offer, without the dot. */
export const offeredEndings: readonly string[] = servedEndings.filter(
  (ending) => !refusedEndings.includes(ending),
);

/** Finds the files in `files/` of a content folder that cannot be served. */
export function findDownloadProblems(folder: SiteFolder): Problem[] {
  return [...folder.downloads].flatMap(([name, size]) => {
    const mistake = findMistake(name, size, folder.captions.get(name) ?? '');
    if (!mistake) return [];
    const { message, line, column } = mistake;
    return fileProblem(folder.nameOf(`files/${name}`), message, line, column);
  });
}

function findMistake(
  name: string,
  size: number,
  caption: string,
): (Pick<TextMistake, 'message'> & Partial<TextMistake>) | undefined {
  const message = describeFile(name, size);
  // A browser reads captions as UTF-8; other files arrive as they are.
  return message ? { message } : findTextMistake(caption);
}

function describeFile(name: string, size: number): string | undefined {
  if (size === 0) return 'expected a file, found 0 bytes: export or copy it anew';
  const better = toAddressName(name);
  if (better !== name) {
    return `expected a file name that can be a path: letters, digits, dots, hyphens; rename it to ${better}`;
  }
  const [, ending] = /\.([^.]*)$/.exec(name.toLowerCase()) ?? [];
  if (!ending) return 'expected a name with an ending, found none: add its ending, such as .pdf';
  if (offeredEndings.includes(ending)) return undefined;
  if (refusedEndings.includes(ending)) {
    return `expected a file that a browser does not run, found ".${ending}", which may hold scripts: offer it in a .zip`;
  }
  return `expected a kind of file that servers send, such as .pdf, .docx or .zip, found ".${ending}": offer another kind`;
}
