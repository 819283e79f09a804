import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Machine, serverBlock, wholeConfiguration } from '../nginx/configuration.ts';
import { httpBlock } from '../nginx/tables.ts';
import { redirects } from '../redirects.ts';
import { filesIn, readResources } from '../served-files.ts';
import { linkTarget, swapLink } from './swap-link.ts';

/** How many releases stay, the current one among them: a server may still be reading the others. */
const kept = 3;

interface Options {
  /** For the whole nginx configuration that is written beside the releases. */
  nginx: Omit<Machine, 'site'>;
  /** What the site was made from, as a CycloneDX document; it is kept beside the site, not served. */
  billOfMaterials?: string;
  /** Told to the web server once the release is the current one; older ones go after that. */
  goLive?: () => void;
}

/**
 * Makes a built site the one that a web server on this machine serves. The folder then holds
 * `releases/` with the last few, a link `current` to the newest, `assets/` with the hashed assets of
 * them all, and `nginx.conf`.
 *
 * @param built the built site, such as `build/client`
 * @param folder where the web server reads, such as `/srv/site`
 * @returns the release's name: the same site has the same name
 * @throws Error when the built site lacks a page or something cannot be written; what was current
 * still is
 */
export function publish(
  built: string,
  folder: string,
  { nginx, billOfMaterials, goLive }: Options,
): string {
  for (const page of ['index.html', '404.html', '500.html']) {
    if (!existsSync(path.join(built, page)))
      throw new Error(`${built} has no ${page}: run npm run build first`);
  }
  const place = path.resolve(folder);
  const releases = path.join(place, 'releases');
  mkdirSync(releases, { recursive: true });
  const name = nameOf(built);
  const current = path.join(releases, name);
  const before = path.basename(linkTarget(path.join(place, 'current')) ?? '');

  // What a killed run left behind.
  for (const other of readdirSync(releases)) {
    if (other.endsWith('.partial')) rmSync(path.join(releases, other), { recursive: true });
  }
  if (!existsSync(current)) copyBuild(built, current);
  writeConfiguration(current, place);
  if (billOfMaterials) replaceFile(path.join(current, 'sbom.json'), billOfMaterials);
  shareAssets(current, place);
  const machine = { site: path.join(place, 'current'), ...nginx };
  replaceFile(path.join(place, 'nginx.conf'), wholeConfiguration(machine));
  swapLink(path.join(place, 'current'), path.join('releases', name));
  goLive?.();
  prune(place, name, before);
  return name;
}

function nameOf(built: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(built)) {
    hash.update(`${file}\0`).update(readFileSync(path.join(built, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

function copyBuild(built: string, release: string): void {
  const partial = `${release}.partial`;
  try {
    mkdirSync(partial);
    cpSync(built, path.join(partial, 'client'), {
      recursive: true,
      preserveTimestamps: true,
      // With a filter Node copies file by file and tells a full disk from a broken one; without, its
      // C++ library may call both an input/output error.
      filter: () => true,
    });
    renameSync(partial, release);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

function writeConfiguration(release: string, place: string): void {
  const root = path.join(release, 'client');
  replaceFile(path.join(release, 'http.conf'), httpBlock(readResources(root), redirects));
  replaceFile(path.join(release, 'server.conf'), serverBlock({ root, shared: place }));
}

/** Adds the release's hashed assets to those that every release is served with. */
function shareAssets(release: string, place: string): void {
  const shared = path.join(place, 'assets');
  mkdirSync(shared, { recursive: true });
  for (const file of assetsOf(release)) {
    const target = path.join(shared, file);
    if (existsSync(target)) continue;
    cpSync(path.join(release, 'client/assets', file), `${target}.partial`, {
      preserveTimestamps: true,
    });
    renameSync(`${target}.partial`, target);
  }
}

function assetsOf(release: string): string[] {
  const assets = path.join(release, 'client/assets');
  return existsSync(assets) ? filesIn(assets) : [];
}

function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.partial`, text);
  renameSync(`${file}.partial`, file);
}

/** Deletes all releases but the last few, and the assets that none of these has. */
function prune(place: string, current: string, before: string): void {
  const releases = path.join(place, 'releases');
  const age = (name: string) => statSync(path.join(releases, name)).ctimeMs;
  const others = readdirSync(releases).filter((name) => name !== current && name !== before);
  others.sort((a, b) => age(b) - age(a));
  const [...stay] = new Set([current, before || current, ...others].slice(0, kept));
  for (const name of others) {
    if (!stay.includes(name)) rmSync(path.join(releases, name), { recursive: true });
  }
  const used = new Set(stay.flatMap((name) => assetsOf(path.join(releases, name))));
  const shared = path.join(place, 'assets');
  for (const file of filesIn(shared)) {
    if (!used.has(file)) rmSync(path.join(shared, file));
  }
}
