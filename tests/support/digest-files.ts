import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files below a folder, each with a digest of its bytes, sorted by name. */
export function digestFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const bytes = readFileSync(path.join(folder, file));
      return [file, createHash('sha256').update(bytes).digest('hex')];
    }),
  );
}
