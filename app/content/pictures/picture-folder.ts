import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nameContentFile } from '../content-folder.ts';
import { suggestName } from '../find-like-name.ts';
import { type PictureFile, readPictureFile, type UnusableFile } from './picture-file.ts';

/** The name of a file that can be part of an address. */
export const pictureName = /^\w[\w.-]*\.(jpe?g|png|webp|avif|svg)$/i;

/** A hidden file, or a note beside the pictures, such as under which licences they are used. */
const other = /^\.|\.md$/i;

/** What is wrong with the name of a file, letter by letter. */
function describeName(name: string): UnusableFile {
  const wrong = [...new Set(name.match(/[^\w.-]/gu))].map((one) => `"${one}"`).join(' ');
  const ending = path.extname(name).slice(1).toUpperCase();
  return {
    expected:
      'a name of the letters a to z, digits, dots and hyphens that ends with .jpg, .png, .webp, .avif or .svg',
    found: wrong
      ? `"${name}" with ${wrong}: rename it`
      : `"${name}", a ${ending} file: save it as JPEG`,
  };
}

/** The vendor’s pictures: the files in `pictures/` of the content folder but notes and hidden ones. */
export interface PictureFolder {
  /** The names of all files, sorted. */
  names: readonly string[];
  /** @returns what the file says of itself, or why it cannot be used */
  read(name: string): PictureFile | UnusableFile;
}

/** @param folder path of the content folder; it may have no pictures */
export function openPictureFolder(folder: string): PictureFolder {
  const pictures = path.join(folder, 'pictures');
  const names = existsSync(pictures)
    ? readdirSync(pictures, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !other.test(entry.name))
        .map(({ name }) => name)
        .sort()
    : [];
  const read = (name: string) => {
    const found = `the text "${name}"`;
    if (!names.includes(name)) {
      const place = nameContentFile(folder, 'pictures');
      return { expected: `the name of a file in ${place}${suggestName(name, names)}`, found };
    }
    return pictureName.test(name) ? readPictureFile(path.join(pictures, name)) : describeName(name);
  };
  return { names, read };
}
