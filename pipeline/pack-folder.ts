import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { listFiles } from '../hosting/served-files.ts';
import { createFileWriter } from './write-file.ts';

/** All files of a folder with their paths, as one file of the build cache. */
export function packFolder(folder: string): Buffer {
  const files = listFiles(folder);
  return serialize(files.map((file) => [file, readFileSync(path.join(folder, file))]));
}

/** Writes the files of a packed folder into a folder. */
export function unpackFolder(packed: Uint8Array, folder: string): void {
  const files: [file: string, bytes: Uint8Array][] = deserialize(packed);
  const writeFile = createFileWriter(folder);
  for (const [file, bytes] of files) writeFile(file, bytes);
}
