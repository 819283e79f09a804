import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  assertBuilt,
  listFilesIn,
  type Release,
  readRelease,
  readSiteName,
} from 'sitewright/hosting';
import { UserError } from 'sitewright/lib';

/** A build that can be released to a server of one's own. */
export interface BuiltSite {
  folder: string;
  release: Release;
  vendor: string;
  /** The address that its pages name, such as `https://www.example.com`, with the base path. */
  address: string;
}

/**
 * Reads whose build it is.
 *
 * @throws UserError when there is none, or it is for a host that reads other files
 */
export function readBuiltSite(folder: string): BuiltSite {
  assertBuilt(folder);
  const release = readRelease(folder);
  if (!existsSync(path.join(folder, '_nginx.conf')) || !/^[0-9a-f]{12}$/.test(release.digest)) {
    throw new UserError(
      `${folder} is built for another host: build it without SITE_HOST=${process.env.SITE_HOST ?? 'other'}`,
    );
  }
  const robots = path.join(folder, 'robots.txt');
  const text = existsSync(robots) ? readFileSync(robots, 'utf8') : '';
  const [, address = ''] = /^Sitemap: (.+)\/sitemap\.xml$/m.exec(text) ?? [];
  return { folder, release, vendor: readSiteName(folder) ?? '', address };
}

/** Lists the sha256 of every file as `sha256sum --check` reads it, in the place where it arrives. */
export function listDigests(folder: string): string {
  return listFilesIn(folder)
    .flatMap((file) => {
      const hash = createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex');
      const places = file.startsWith('assets/') ? [file, `arriving/${file}`] : [`arriving/${file}`];
      return places.map((place) => formatLine(hash, place));
    })
    .join('');
}

/** A name with a line break or a backslash is escaped, and the line says so. */
function formatLine(hash: string, name: string): string {
  const escaped = name.replaceAll('\\', String.raw`\\`).replaceAll('\n', String.raw`\n`);
  return `${escaped === name ? '' : '\\'}${hash}  ${escaped}\n`;
}
