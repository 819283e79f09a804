import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Headers } from '../headers.ts';
import { assertBuilt, readServedFiles } from '../served-files.ts';

/** The body of a file in one content encoding. */
export interface Body {
  bytes: Buffer;
  etag: string;
}

/** A file with its bodies by content encoding, the preferred encoding first. */
export interface StoredFile {
  headers: Headers;
  bodies: ReadonlyMap<string, Body>;
}

/** A whole built site as it was at one moment. */
export interface Snapshot {
  /** All files by the path in their URL. */
  files: ReadonlyMap<string, StoredFile>;
  /** The pages for other URLs and for errors, by what the URLs begin with and their file name. */
  errorPages: ReadonlyMap<string, StoredFile>;
}

/**
 * The page for an error at a path, in the language of the path.
 *
 * @param name such as `404.html`
 */
export function findErrorPage(
  { errorPages }: Snapshot,
  urlPath: string,
  name: string,
): StoredFile | undefined {
  const keys = [...errorPages.keys()].filter((key) => key.endsWith(`/${name}`));
  // The first language's is the shortest, and for all paths that no other is for.
  keys.sort((a, b) => b.length - a.length);
  const isFor = (key: string) => `${urlPath}/`.startsWith(key.slice(0, -name.length));
  return errorPages.get(keys.find(isFor) ?? keys.at(-1) ?? '');
}

/** Content encodings by the suffix of their files, the preferred one first. */
const encodings = { '.br': 'br', '.gz': 'gzip', '': 'identity' };

/**
 * Reads a built site into memory.
 *
 * @param base what every URL path begins with, such as `/site`
 * @throws UserError when the folder lacks an error page; Error when it cannot be read
 */
function readSnapshot(folder: string, base: string): Snapshot {
  assertBuilt(folder);
  const files = new Map<string, StoredFile>();
  const errorPages = new Map<string, StoredFile>();
  for (const { file, urlPath, headers } of readServedFiles(folder)) {
    const bodies = new Map<string, Body>();
    for (const [suffix, encoding] of Object.entries(encodings)) {
      const body = path.join(folder, file + suffix);
      if (existsSync(body)) bodies.set(encoding, readBody(body));
    }
    if (urlPath) files.set(base + urlPath, { headers, bodies });
    else errorPages.set(`${base}/${file}`, { headers, bodies });
  }
  return { files, errorPages };
}

function readBody(file: string): Body {
  const bytes = readFileSync(file);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${digest}"` };
}

/**
 * Creates a function that returns the site in a folder. When a build puts another folder in its
 * place, the next call returns that one; while there is none, or none that can be read, it returns
 * the last site.
 *
 * @param report receives one line about a new folder that cannot be read
 * @param base what every URL path begins with, such as `/site`
 * @throws Error when the folder cannot be read now
 */
export function createSnapshotReader(
  folder: string,
  report: (line: string) => void,
  base = '',
): () => Snapshot {
  let identity = identifyFolder(folder);
  let build = readSnapshot(folder, base);
  let snapshot = build;
  return () => {
    const current = identifyFolder(folder);
    if (current === undefined || current === identity) return snapshot;
    identity = current;
    try {
      const next = readSnapshot(folder, base);
      // A page that was fetched just before the change still needs its assets.
      const assets = [...build.files].filter(([urlPath]) => urlPath.includes('/assets/'));
      snapshot = { ...next, files: new Map([...assets, ...next.files]) };
      build = next;
    } catch (error) {
      report(`Still serving the last build: ${(error as Error).message}`);
    }
    return snapshot;
  };
}

function identifyFolder(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}:${stats.birthtimeMs}`;
}
