import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buildNginxConf, buildServerBlock, type NginxOptions } from '../nginx/configuration.ts';
import { buildHttpBlock } from '../nginx/maps.ts';
import { redirects } from '../redirects.ts';
import { assertBuilt, listFiles, listLanguageFolders, readServedFiles } from '../served-files.ts';

/** Includes the current release: a server may still be reading the others. */
const releasesToKeep = 3;

interface Options {
  /** For the `nginx.conf` that is written beside the releases. */
  nginx: Omit<NginxOptions, 'site'>;
  /** What the site was built from, as a CycloneDX document; it is not served. */
  billOfMaterials?: string;
  /** Called once the release is current, before older ones are deleted: reloads the web server. */
  onLive?: () => void;
}

/**
 * Releases a built site: makes it the one that a web server on this machine serves. The folder then
 * holds `releases/` with the last few, a link `current` to the newest, `assets/` with the hashed
 * assets of them all, and `nginx.conf`.
 *
 * @param built the built site, such as `build/client`
 * @param folder where the web server reads, such as `/srv/site`
 * @returns the release's name, a hash of its files
 * @throws UserError when the built site lacks a page; Error when something cannot be written. The
 *   current release then stays current.
 */
export function publishRelease(
  built: string,
  folder: string,
  { nginx, billOfMaterials, onLive }: Options,
): string {
  assertBuilt(built);
  const home = path.resolve(folder);
  const releases = path.join(home, 'releases');
  mkdirSync(releases, { recursive: true });
  const name = hashFiles(built);
  const release = path.join(releases, name);
  const site = path.join(home, 'current');
  const previous = existsSync(site) ? path.basename(readlinkSync(site)) : '';

  if (!existsSync(release)) copyBuild(built, release);
  writeServerConfiguration(release, home);
  if (billOfMaterials) replaceFile(path.join(release, 'sbom.json'), billOfMaterials);
  shareAssets(release, home);
  replaceFile(path.join(home, 'nginx.conf'), buildNginxConf({ site, ...nginx }));
  // At any moment the link leads to the old or the new release.
  rmSync(`${site}.next`, { force: true });
  symlinkSync(path.join('releases', name), `${site}.next`);
  renameSync(`${site}.next`, site);
  onLive?.();
  deleteOldReleases(home, [name, previous]);
  return name;
}

function hashFiles(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(folder)) {
    hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

function copyBuild(built: string, release: string): void {
  const partial = `${release}.partial`;
  try {
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial);
    cpSync(built, path.join(partial, 'client'), {
      recursive: true,
      preserveTimestamps: true,
      // With a filter Node copies file by file and reports a full disk as one; without, its C++
      // library may report an input/output error.
      filter: () => true,
    });
    renameSync(partial, release);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

function writeServerConfiguration(release: string, home: string): void {
  const root = path.join(release, 'client');
  const files = readServedFiles(root);
  const languages = listLanguageFolders(files);
  replaceFile(path.join(release, 'http.conf'), buildHttpBlock(files, redirects));
  replaceFile(
    path.join(release, 'server.conf'),
    buildServerBlock({ root, shared: home, languages }),
  );
}

/** Copies the release's hashed assets to those of all releases, which nginx serves. */
function shareAssets(release: string, home: string): void {
  const shared = path.join(home, 'assets');
  mkdirSync(shared, { recursive: true });
  for (const file of listAssets(release)) {
    const target = path.join(shared, file);
    if (existsSync(target)) continue;
    cpSync(path.join(release, 'client/assets', file), `${target}.partial`, {
      preserveTimestamps: true,
    });
    renameSync(`${target}.partial`, target);
  }
}

function listAssets(release: string): string[] {
  const assets = path.join(release, 'client/assets');
  return existsSync(assets) ? listFiles(assets) : [];
}

function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.partial`, text);
  renameSync(`${file}.partial`, file);
}

/**
 * Deletes all but the last few releases, and the assets that none of these has.
 *
 * @param first names of the releases to keep first
 */
function deleteOldReleases(home: string, first: readonly string[]): void {
  const releases = path.join(home, 'releases');
  const age = (name: string) => statSync(path.join(releases, name)).ctimeMs;
  const names = readdirSync(releases);
  // An interrupted run leaves a partial release.
  const whole = names.filter((name) => !name.endsWith('.partial'));
  const newestFirst = whole.sort((a, b) => age(b) - age(a));
  const ranked = new Set([...first.filter((name) => whole.includes(name)), ...newestFirst]);
  const kept = [...ranked].slice(0, releasesToKeep);
  for (const name of names) {
    if (!kept.includes(name)) rmSync(path.join(releases, name), { recursive: true });
  }
  const used = new Set(kept.flatMap((name) => listAssets(path.join(releases, name))));
  const shared = path.join(home, 'assets');
  for (const file of listFiles(shared)) {
    if (!used.has(file)) rmSync(path.join(shared, file));
  }
}
