import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseFonts } from './fonts.mjs';
import { filesOf, pageNames } from './pages.mjs';

const own = path.dirname(fileURLToPath(import.meta.url));
const template = path.join(own, 'template');
const leastMajor = 24;
/** The names that time zones have today: a link to the list of the machine, of which packing makes a file. */
const namesToday = JSON.parse(readFileSync(path.join(own, 'zone-names.json'), 'utf8'));
/** The commands of each package that a site may have, in the order of its package.json. */
const commandsOf = {
  sitewright: [
    ...['dev', 'build', 'preview', 'launch-check', 'translations', 'pictures', 'data', 'schemas'],
    ...['changes', 'weigh', 'upgrade', 'ids'],
  ],
  'sitewright-editor': [],
  'sitewright-checks': ['check', 'test', 'accept'],
  'sitewright-release': ['check:live', 'release'],
  'sitewright-import': ['pictures:fetch', 'pictures:rename', 'redirects'],
};
/** The security contact is good for a little less than a year. */
const contactDays = 330;

/**
 * Writes a new site.
 *
 * @param {string} folder where nothing is yet
 * @param {{ name: string, language: string, trade: string, character: string, hue: number, pages: string[], import: boolean, editor: boolean, checks: boolean, release: boolean }} answers
 * @returns {string[]} the files that were written
 */
export function writeSite(folder, { name, language, trade, character, hue, pages, ...parts }) {
  const manifest = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8'));
  const expires = new Date(Date.now() + contactDays * 86_400_000).toISOString().slice(0, 10);
  const found = chooseZone(language);
  const timeZone = namesToday[found] ?? found;
  const packages = Object.keys(commandsOf).filter(
    (one) => one === 'sitewright' || parts[one.replace('sitewright-', '')],
  );
  const file = findWords(language);
  const words = readWords(file ?? 'words/en.yaml', trade);
  const values = {
    ...words,
    ...{ name, hue, expires, timeZone, language },
    zone: nameZone(language, timeZone, 'shortGeneric'),
    zoneName: nameZone(language, timeZone, 'longGeneric'),
    update: packages.map((one) => `${one}@latest`).join(' '),
  };
  const has = Object.entries({
    ...{ ...parts, [new Intl.Locale(language).maximize().script]: true },
    ...Object.fromEntries(pages.map((one) => [one, true])),
    ...{ noContact: !pages.includes('contact'), noChecks: !parts.checks, noWords: !file },
  }).flatMap(([one, isThere]) => (isThere ? one : []));
  const leftOut = pageNames
    .filter((one) => !pages.includes(one))
    .flatMap((one) => filesOf[one].map((name) => `content/${name}`));
  const texts = new Map(
    [template, path.join(own, 'characters', character)].flatMap((from) =>
      listFiles(from)
        .filter((one) => !leftOut.includes(one))
        .map((one) => {
          const text = fitLines(readFileSync(path.join(from, one), 'utf8'), has);
          return [one, fillIn(text, values)];
        }),
    ),
  );
  const { family } = chooseFonts(character, language);
  const brand = texts.get('content/brand/brand.yaml');
  const fitted = family ? brand.replaceAll(/(?<=face: )".+"/g, JSON.stringify(family)) : brand;
  texts.set('content/brand/brand.yaml', fitted);
  const fonts = fitted.match(/@fontsource[\w/-]+/g);
  texts.set('package.json', writeManifest(path.basename(folder), manifest, packages, fonts));
  for (const [file, text] of texts) {
    // npm packs no file that is called .gitignore.
    const target = path.join(folder, file.replace(/^dot-/, '.'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: 'wx' });
  }
  return [...texts.keys()];
}

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) =>
      path
        .relative(folder, path.join(one.parentPath ?? one.path, one.name))
        .replaceAll(path.sep, '/'),
    );

/** The file with the first words of a language, if there is one. */
export function findWords(language) {
  const file = `words/${new Intl.Locale(language).language}.yaml`;
  return existsSync(path.join(own, file)) ? file : undefined;
}

/** The words of every trade and of one: YAML of two levels with a text a line, which needs no package to be read. */
function readWords(file, trade) {
  const groups = {};
  let group;
  for (const line of readFileSync(path.join(own, file), 'utf8').split('\n')) {
    const [, indent, key, text] = /^( *)(\w+): ?(.*)$/.exec(line) ?? [];
    if (key && !indent) group = groups[key] = {};
    else if (key) group[key] = text.startsWith('"') ? JSON.parse(text) : text;
  }
  return { ...groups.all, ...groups[trade] };
}

/** The time zone of this machine; of one that has none, that of the language’s country, where that has a single one. */
function chooseZone(language) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone.includes('/')) return timeZone;
  const country = new Intl.Locale(`und-${new Intl.Locale(language).maximize().region}`);
  // Node 20 has the zones as a property.
  const zones = country.getTimeZones?.() ?? country.timeZones;
  return zones.length === 1 ? zones[0] : 'Europe/London';
}

/** A time zone in a language, as it is called all year. */
const nameZone = (language, timeZone, timeZoneName) =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
    .formatToParts(Date.UTC(2026, 0, 15))
    .find(({ type }) => type === 'timeZoneName').value;

/** Puts values for `__name__`: behind a colon in YAML, a text in quotes where it might be read as something else. */
const fillIn = (text, values) =>
  text.replaceAll(/(: )?__(\w+?)__/g, (_, colon, key) => {
    const value = values[key];
    if (!colon) return value;
    const isPlain = /^(?!(true|false|null)$)\p{L}[^:#"\n]*$/iu.test(value);
    return colon + (isPlain ? value : JSON.stringify(value));
  });

/** Leaves out the lines that begin with `{name} ` where the site lacks what is named: a page, a package, a script. */
const fitLines = (text, has) =>
  text
    .replaceAll(/^\{(\w+)\} (.*\n)/gm, (_, name, line) => (has.includes(name) ? line : ''))
    .replaceAll(/\n{3,}/g, '\n\n');

function writeManifest(name, { version, sitewright, devDependencies }, packages, fonts) {
  const commands = packages.flatMap((one) => commandsOf[one]);
  const [major] = process.versions.node.split('.');
  const isOld = Number(major) < leastMajor;
  const manifest = {
    name: name.toLowerCase(),
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      start: 'sitewright build && sitewright preview',
      ...Object.fromEntries(commands.map((one) => [one, `sitewright ${one}`])),
    },
    dependencies: {
      ...Object.fromEntries(fonts.map((one) => [one, devDependencies[one]])),
      ...(isOld && { node: sitewright.node }),
      ...Object.fromEntries(packages.map((one) => [one, version])),
    },
    // The package that brings the right Node loads it when it is installed.
    ...(isOld && { allowScripts: { node: true }, pnpm: { onlyBuiltDependencies: ['node'] } }),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
