import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a built site was built from; visitors get it as `/release.txt`. */
export interface Release {
  /** The commit; `unknown` outside a checkout. */
  commit: string;
  /** When it was committed, so that two builds of the same sources are the same. */
  time: string;
  /** A hash of all files and of how they are served, 12 hexadecimal digits; on our own servers the name of the release. */
  content: string;
  /** What every URL path begins with, such as `/shop`; empty at the root of a host. */
  basePath: string;
}

export const releaseFile = 'release.txt';

export function formatRelease({ commit, time, content, basePath }: Release): string {
  return `commit: ${commit}\ntime: ${time}\ncontent: ${content}\npath: ${basePath}/\n`;
}

/** @returns empty strings for what the text does not say */
export function parseRelease(text: string): Release {
  const read = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  const basePath = read('path').replace(/\/$/, '');
  return { commit: read('commit'), time: read('time'), content: read('content'), basePath };
}

export function readRelease(folder: string): Release {
  const file = path.join(folder, releaseFile);
  return parseRelease(existsSync(file) ? readFileSync(file, 'utf8') : '');
}
