import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files below a folder, each with a digest of its bytes, sorted by name. */
export function digestFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const digest = (file: string) => hash('sha256', readFileSync(path.join(folder, file)));
  return Object.fromEntries(files.map((file) => [file, digest(file)]));
}
