import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** What a built site was built from; visitors get it as `/release.txt`. */
export interface Release {
  /** The commit; `unknown` outside a checkout. */
  commit: string;
  /** When it was committed, so that two builds of the same sources are the same. */
  time: string;
  /** A hash of all files and of how they are served, 12 hexadecimal digits; on our own servers the name of the release. */
  digest: string;
  /** What every URL path begins with, such as `/shop`; empty at the root of a host. */
  basePath: string;
  /** The folders of the languages but the first one, such as `sv`, which have error pages of their own. */
  languages: readonly string[];
}

/** What of a release says how its files are served. */
export type Layout = Pick<Release, 'basePath' | 'languages'>;

export const releaseFile = 'release.txt';

/** @throws Error when a value would not be read as what it is */
export function formatRelease(release: Release): string {
  const { commit, time, digest, basePath, languages } = release;
  const values = { commit, time, digest, path: `${basePath}/`, languages: languages.join(' ') };
  const text = Object.entries(values).map(([name, value]) => `${name}: ${value}\n`);
  if (isDeepStrictEqual(parseRelease(text.join('')), release)) return text.join('');
  throw new Error(`${JSON.stringify(release)} cannot be written into ${releaseFile}`);
}

/** @returns empty strings for what the text does not say */
export function parseRelease(text: string): Release {
  const read = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  const basePath = read('path').replace(/\/$/, '');
  const languages = read('languages').split(' ').filter(Boolean);
  const [commit, time, digest] = [read('commit'), read('time'), read('digest')];
  return { commit, time, digest, basePath, languages };
}

export function readRelease(folder: string): Release {
  const file = path.join(folder, releaseFile);
  return parseRelease(existsSync(file) ? readFileSync(file, 'utf8') : '');
}
