import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { readPictureFile } from '../../app/content/pictures/picture-file.ts';
import { openPictureFolder, pictureName } from '../../app/content/pictures/picture-folder.ts';
import { cleanSvg } from '../../lib/clean-svg.ts';

/** Bytes; the photograph of a good camera has a third of it. */
export const maxUpload = 30_000_000;

/** The pictures of a content folder, by their paths in the editor's storage, without their bytes. */
export function listPictureFiles(content: string): Record<string, null> {
  const { names } = openPictureFolder(content);
  return Object.fromEntries(names.map((name) => [`content/pictures/${name}`, null]));
}

/**
 * Sends, saves or deletes a picture of the content folder.
 *
 * @param content path of the content folder
 * @param name path of the picture in the editor's storage
 * @throws Error when its name, its size or its bytes are not those of a picture
 */
export async function handlePicture(
  request: IncomingMessage,
  response: ServerResponse,
  content: string,
  name: string,
): Promise<void> {
  const base = name.replace('content/pictures/', '');
  if (!pictureName.test(base)) {
    throw new Error(
      `${base} cannot be the name of a picture: use letters, digits and hyphens, and .jpg, .png, .webp, .avif or .svg`,
    );
  }
  const file = path.join(content, 'pictures', base);
  if (request.method === 'GET') {
    // A browser that opens a drawing by itself runs nothing in it.
    response.writeHead(200, {
      'Content-Type': mediaTypeOf(base),
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    return void response.end(readFileSync(file));
  }
  if (request.method === 'DELETE') {
    rmSync(file);
    return void response.writeHead(204).end();
  }
  if (request.method !== 'PUT') {
    return void response.writeHead(405, { Allow: 'GET, PUT, DELETE' }).end();
  }
  savePicture(file, await readUpload(request));
  response.writeHead(204).end();
}

function mediaTypeOf(name: string): string {
  const ending = path.extname(name).slice(1).toLowerCase();
  if (ending === 'svg') return 'image/svg+xml';
  return ending === 'jpg' ? 'image/jpeg' : `image/${ending}`;
}

/** @throws Error when there are more bytes than a picture may have */
async function readUpload(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += piece.length;
    if (size > maxUpload) {
      throw new Error(`A picture may have at most ${maxUpload / 1e6} MB: make it smaller`);
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Puts a picture into its place in one step, once it is known to be one. */
function savePicture(file: string, bytes: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = path.join(path.dirname(file), `.${randomUUID()}`);
  writeFileSync(unfinished, bytes);
  try {
    const picture = readPictureFile(unfinished);
    if (!('digest' in picture)) {
      throw new Error(`Expected ${picture.expected}, found ${picture.found}`);
    }
    const drawing = picture.isDrawing ? cleanSvg(bytes.toString()) : undefined;
    if (drawing && 'problem' in drawing) throw new Error(`The drawing ${drawing.problem}`);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** The same value, with the names of pictures as content files have them: the editor puts a slash before. */
export function withoutSlashes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSlashes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const isPicture = name === 'src' && typeof one === 'string';
      return [name, isPicture ? one.replace(/^\//, '') : withoutSlashes(one)];
    }),
  );
}
