import { statSync } from 'node:fs';
import path from 'node:path';
import { readTextFile } from '../../lib/text-file.ts';

/** Texts in place of those of content files, by their paths in the content folder; null where there is to be no file. */
export type Replacements = Readonly<Record<string, string | null>>;

/** The same by the files' whole paths, for as long as {@link replaceTexts} works. */
const replaced = new Map<string, string | null>();

/**
 * Works with a content folder as it would be if some of its files were others.
 *
 * @param work reads the content and ends before it returns, without a promise
 */
export function replaceTexts<Result>(
  folder: string,
  replacements: Replacements,
  work: () => Result,
): Result {
  const before = [...replaced];
  try {
    for (const [file, text] of Object.entries(replacements)) {
      replaced.set(path.resolve(folder, file), text);
    }
    return work();
  } finally {
    replaced.clear();
    for (const [place, text] of before) replaced.set(place, text);
  }
}

/** The files of a folder with the replaced ones, by their paths in it. */
export function withReplaced(folder: string, files: readonly string[]): string[] {
  if (replaced.size === 0) return [...files];
  const all = new Set(files);
  for (const [place, text] of replaced) {
    const file = path.relative(folder, place).replaceAll(path.sep, '/');
    if (file.startsWith('../')) continue;
    if (text === null) all.delete(file);
    else all.add(file);
  }
  return [...all].sort();
}

/** Whether a content file exists. */
export function hasFile(folder: string, file: string): boolean {
  const place = path.resolve(folder, file);
  const text = replaced.get(place);
  if (text !== undefined) return text !== null;
  return statSync(place, { throwIfNoEntry: false })?.isFile() === true;
}

/** The text of a content file that exists; its bytes may be anything, which the loader reports. */
export function readText(folder: string, file: string): string {
  const place = path.resolve(folder, file);
  return replaced.get(place) ?? readTextFile(place);
}
