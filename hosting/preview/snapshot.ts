import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Headers } from '../headers.ts';
import { filesIn, readResources } from '../served-files.ts';

/** One form of a file. */
export interface Body {
  bytes: Buffer;
  etag: string;
}

/** A file with the forms in which it can be sent, by content encoding, the preferred ones first. */
export interface StoredFile {
  headers: Headers;
  bodies: ReadonlyMap<string, Body>;
}

/** A built site as it was at one moment, whole. */
export interface Snapshot {
  /** What is there, by the path under which it is asked for. */
  files: ReadonlyMap<string, StoredFile>;
  /** Those of them that belong to this build, not to the one before. */
  own: ReadonlyMap<string, StoredFile>;
  notFound: StoredFile;
  error: StoredFile;
}

/** Compressed forms that may lie beside a file, in the order in which they are preferred. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Reads a built site into memory.
 *
 * @param base stands before every path, such as `/site`
 * @throws Error when the folder cannot be read or lacks a page that stands in for others
 */
function readSnapshot(folder: string, base: string): Snapshot {
  const present = new Set(filesIn(folder));
  const files = new Map<string, StoredFile>();
  const standIns = new Map<string, StoredFile>();
  for (const { file, address, headers } of readResources(folder)) {
    const bodies = new Map<string, Body>();
    for (const { name, suffix } of [...encodings, { name: 'identity', suffix: '' }]) {
      if (present.has(file + suffix)) bodies.set(name, readBody(path.join(folder, file + suffix)));
    }
    if (address) files.set(base + address, { headers, bodies });
    else standIns.set(file, { headers, bodies });
  }
  const notFound = standIns.get('404.html');
  const error = standIns.get('500.html');
  if (!notFound || !error) throw new Error(`${folder} has no ${notFound ? 500 : 404}.html`);
  return { files, own: files, notFound, error };
}

function readBody(file: string): Body {
  const bytes = readFileSync(file);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${digest}"` };
}

/**
 * A site that follows its folder: when a build puts another folder in its place, the next call
 * gives that one. While there is none, or one that cannot be read, it keeps the last good site.
 *
 * @param base stands before every path, such as `/site`
 * @param report is told, in one line, of a new folder that cannot be read
 * @throws Error when the folder cannot be read at the start
 */
export function followFolder(
  folder: string,
  report: (line: string) => void,
  base = '',
): () => Snapshot {
  let identity = identityOf(folder);
  let snapshot = readSnapshot(folder, base);
  return () => {
    const current = identityOf(folder);
    if (current === undefined || current === identity) return snapshot;
    identity = current;
    try {
      snapshot = withAssetsOf(snapshot, readSnapshot(folder, base));
    } catch (error) {
      report(`Still serving the last build: ${(error as Error).message}`);
    }
    return snapshot;
  };
}

/** A page that was fetched just before the change still finds its assets just after it. */
function withAssetsOf(before: Snapshot, now: Snapshot): Snapshot {
  const assets = [...before.own].filter(([address]) => address.includes('/assets/'));
  return { ...now, files: new Map([...assets, ...now.own]) };
}

function identityOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}:${found.birthtimeMs}`;
}
