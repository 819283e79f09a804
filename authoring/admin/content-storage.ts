import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allContentFiles } from '../../app/content/content-files.ts';
import { readText } from '../../app/content/content-text.ts';
import { readPicture } from '../../app/content/pictures/picture-file.ts';
import { listPictureNames, pictureName } from '../../app/content/pictures/picture-folder.ts';
import { schemaLine } from '../editor-schemas.ts';

/** Bytes; the photograph of a good camera has a third of it. */
export const maxUpload = 30_000_000;

/** The content files in the folder of their language; nothing outside has such a path. */
const contentFile =
  /^(?:[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*\/)?(?:(?:brand\/|platforms\/)?[a-z0-9-]+\.yaml|(?:pages\/(?:[a-z0-9-]+\/)*|posts\/)[a-z0-9-]+\.md)$/;

/**
 * Lists the files that the editor may change, by their paths in the editor's storage, where the content
 * folder is always named `content`.
 *
 * @returns the text of each, null for a picture
 */
export function listFiles(content: string): Record<string, string | null> {
  const texts = allContentFiles(content).filter((file) => /\.(yaml|md)$/.test(file));
  return Object.fromEntries([
    ...texts.map((file) => [`content/${file}`, readText(content, file)]),
    ...listPictureNames(content).map((name) => [`content/pictures/${name}`, null]),
  ]);
}

/**
 * @param name path of a file in the editor's storage
 * @throws Error when the editor may not change such a file
 */
export function findFile(name: string): string {
  const [, picture] = /^content\/pictures\/(.*)$/s.exec(name) ?? [];
  const file = name.replace(/^content\//, '');
  if (picture === undefined ? contentFile.test(file) : pictureName.test(picture)) return file;
  throw new Error(
    picture === undefined
      ? `${name} is not a content file: /admin changes YAML and Markdown files in content/ only`
      : `${picture} cannot be the name of a picture: use letters, digits and hyphens, and .jpg, .png, .webp, .avif or .svg`,
  );
}

/**
 * Saves a file.
 *
 * @param inside path of the file in it, as `findFile` gives it
 * @returns the text that the file has now; an empty one for a picture
 * @throws Error when the bytes are no picture
 */
export async function saveFile(content: string, inside: string, bytes: Buffer): Promise<string> {
  const file = path.join(content, inside);
  mkdirSync(path.dirname(file), { recursive: true });
  if (inside.startsWith('pictures/')) {
    await savePicture(file, bytes);
    return '';
  }
  // In a new one the editor for text files finds the schema.
  const line = inside.endsWith('.yaml') && !existsSync(file) ? schemaLine(inside) : '';
  writeFileSync(file, line + bytes.toString());
  return readText(content, inside);
}

/** Puts a picture into its place in one step, once it is known to be one. */
async function savePicture(file: string, bytes: Buffer): Promise<void> {
  const picture = await readPicture(file, bytes);
  if ('found' in picture) throw new Error(`Expected ${picture.expected}, found ${picture.found}`);
  const unfinished = path.join(path.dirname(file), `.${randomUUID()}`);
  try {
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
