import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentPolicy, type Policy } from './csp.ts';
import { type Headers, headersFor } from './headers.ts';
import { mediaTypes } from './media-types.ts';

/** One file of a built site and what it is served with. */
export interface Resource {
  /** Its path in the folder, such as `about.html`. */
  file: string;
  /** Where it is asked for, such as `/about`; undefined for a page that stands in for others. */
  address: string | undefined;
  headers: Headers;
  /** Undefined for a file that is no document: browsers show those with styles of their own. */
  policy: Policy | undefined;
}

/**
 * Every file of a built site that is served under an address of its own or stands in for others,
 * sorted by name. Compressed forms and files of unknown kind are left out: they have no address.
 *
 * @param folder the built site, such as `build/client`
 * @throws Error when the folder cannot be read
 */
export function readResources(folder: string): Resource[] {
  return filesIn(folder).flatMap((file) => {
    const mediaType = mediaTypes[path.extname(file)];
    if (!mediaType) return [];
    const policy = /\.(html|svg)$/.test(file)
      ? contentPolicy(readFileSync(path.join(folder, file), 'utf8'))
      : undefined;
    return [
      { file, address: addressOf(file), headers: headersFor(file, mediaType, policy), policy },
    ];
  });
}

/** The paths of all files in a folder, sorted, with `/` between their parts. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** The page of a file is asked for without its ending; `404.html` and `500.html` never are. */
function addressOf(file: string): string | undefined {
  if (!file.endsWith('.html')) return `/${file}`;
  if (file === 'index.html') return '/';
  return /^[45]\d\d\.html$/.test(file) ? undefined : `/${file.slice(0, -'.html'.length)}`;
}
