// Finds the packages beside the core that a site has installed, by the field "sitewright" of their package.json.
// Plain JavaScript without imports from packages: bin.mjs runs it on Node 20 too.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findPackage } from './missing-packages.mjs';

const core = readManifest(path.dirname(fileURLToPath(import.meta.url)));

/** What a person mends by installing another version. */
export class VersionMismatch extends Error {}

/**
 * Finds the companion packages that the package.json of a site names.
 *
 * @param {string} site path of its folder; a package may be installed in any folder above it
 * @returns {{ name: string, folder: string, parts: Record<string, any> }[]} each with its folder, and what it registers
 * @throws {VersionMismatch} when one of them has another version than the core
 */
function findCompanions(site = '.') {
  const folder = path.resolve(site);
  if (!existsSync(path.join(folder, 'package.json'))) return [];
  const { dependencies, devDependencies } = readManifest(folder);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.flatMap((name) => {
    const place = name !== core.name && findPackage(name, folder);
    const { version, sitewright: parts } = place ? readManifest(place) : {};
    if (!parts) return [];
    if (version !== core.version) {
      throw new VersionMismatch(
        `${name} has the version ${version} and ${core.name} ${core.version}: run ${howToInstall(name)}`,
      );
    }
    return [{ name, folder: realpathSync(place), parts }];
  });
}

/**
 * Lists the commands of the companions of a site.
 *
 * @param {string} [site] path of its folder
 * @returns {Map<string, string>} their files by their names, such as `check:live`
 * @throws {VersionMismatch}
 */
export function findCommands(site) {
  return new Map(
    findCompanions(site).flatMap(({ folder, parts: { commands = {} } }) =>
      Object.entries(commands).map(([name, file]) => [name, path.join(folder, file)]),
    ),
  );
}

/**
 * Lists what the companions of a site say of how it is published.
 *
 * @param {string} [site] path of its folder
 * @returns {string[]} a sentence each
 * @throws {VersionMismatch}
 */
export function findPublishers(site) {
  return findCompanions(site).flatMap(({ parts }) => parts.publish ?? []);
}

/**
 * Loads what the companions of a site have for a part of the core.
 *
 * @param {'development' | 'build' | 'upgrade'} part
 * @param {string} [site] path of its folder
 * @returns {Promise<any[]>} what their modules give by default
 * @throws {VersionMismatch}
 */
export async function loadCompanionParts(part, site) {
  const files = findCompanions(site).flatMap(({ folder, parts }) =>
    parts[part] ? [path.join(folder, parts[part])] : [],
  );
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  return modules.map((one) => one.default);
}

/**
 * Says what to install for what the core does not have itself.
 *
 * @param {string} what the name of a command, or the address of an editor
 * @returns {string | undefined} one line; nothing where no package has it
 */
export function describeElsewhere(what) {
  const { elsewhere } = core.sitewright;
  const name = Object.hasOwn(elsewhere, what) && elsewhere[what];
  return name ? `${what} comes with the package ${name}: run ${howToInstall(name)}` : undefined;
}

/**
 * Says what brings the Node that the core needs to a site: the package `node`.
 *
 * @param {string} [site] path of its folder
 * @returns {string} what to run
 */
export function describeNode(site = '.') {
  const hasManifest = existsSync(path.join(site, 'package.json'));
  const { dependencies, devDependencies } = hasManifest ? readManifest(site) : {};
  if ({ ...dependencies, ...devDependencies }.node) return 'run npm ci without --ignore-scripts';
  const version = core.sitewright.node;
  return `run npm install --save-exact node@${version}, which adds it to the site`;
}

/** @param {string} name of a companion package */
function howToInstall(name) {
  return `npm install --save-exact ${name}@${core.version}`;
}

/** @param {string} folder of a package */
function readManifest(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}
