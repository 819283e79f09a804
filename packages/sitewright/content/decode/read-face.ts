import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPackage, readLicence } from '../../lib/licences.ts';
import { findTextMistake } from '../../lib/text-file.ts';
import type { Face, NumberedPart } from '../brand/face.ts';
import type { SiteFolder } from '../disk/site-folder.ts';
import { type Script, scriptSubsets } from '../schemas/brand.ts';
import { fieldAt } from '../values/field-at.ts';
import { type FontFacts, readFont } from './read-font.ts';

/** The weights and the optical size that pages use: that of headings lies between the largest and the smallest. */
const uses = {
  headings: { weights: { min: 700, max: 700 }, opticalSize: 48 },
  text: { weights: { min: 400, max: 700 }, opticalSize: 14 },
};
type Use = keyof typeof uses;

/** A font, or what is wrong with what `brand.yaml` says of it, and in which field. */
export type ReadFace = { face: Face; problem?: undefined } | { face?: undefined; problem: Wrong };
type Wrong = [field: 'face' | 'licence', message: string, atField?: string];
const refuse = (...problem: Wrong): ReadFace => ({ problem });

/** The fonts that `brand.yaml` names, by what they are for; none where it names none. */
export interface ReadFonts {
  headings: ReadFace | undefined;
  text: ReadFace | undefined;
  scripts: ReadonlyMap<Script, ReadFace>;
}

/** Finds and reads the fonts of the brand, which may name anything. */
export function readFonts(folder: SiteFolder): ReadFonts {
  const fields = folder.fields('brand/brand.yaml');
  const read = (use: Use) => {
    const [face, licence] = [fieldAt(fields, [use, 'face']), fieldAt(fields, [use, 'licence'])];
    if (typeof face !== 'string') return undefined;
    return readFace(folder, face, typeof licence === 'string' ? licence : undefined, use);
  };
  const scripts = Object.entries(scriptSubsets).flatMap(([script, subset]) => {
    const name = fieldAt(fields, ['headings', 'scripts', script]);
    if (typeof name !== 'string') return [];
    return [[script as Script, readPackageFace(name, subset, 'headings')] as const];
  });
  return { headings: read('headings'), text: read('text'), scripts: new Map(scripts) };
}

/** Finds and reads the font of headings or of text. */
function readFace(
  folder: SiteFolder,
  face: string,
  licence: string | undefined,
  use: Use,
): ReadFace {
  const isFile = /\.\w+$/.test(face) && !face.startsWith('@');
  if (!isFile) return readPackageFace(face, 'latin', use);
  const place = folder.nameOf('brand/');
  const file = folder.get(`brand/${face}`);
  if (!/^[\w. -]+\.(woff2|ttf|otf)$/i.test(face)) {
    const expected = 'a font file ending in .woff2, .ttf or .otf';
    return refuse('face', `expected ${expected}, found the text "${face}"`);
  }
  if (!file) {
    return refuse('face', `expected a file in ${place}, found none named "${face}"`);
  }
  if (!licence) {
    const expected = 'the licence of the font file: its text, or the name of a file beside it';
    return refuse('licence', `expected ${expected}, found nothing`);
  }
  const licenceFile = folder.get(`brand/${licence}`);
  if (!licenceFile && /^\S+\.(txt|md)$/i.test(licence)) {
    const atField = `Write the text of a licence: no file is called “${licence}”`;
    const message = `expected a file beside brand.yaml, found none named "${licence}"`;
    return refuse('licence', message, atField);
  }
  const text = licenceFile ? licenceFile.text.trim() : licence;
  const mistake = findTextMistake(text);
  if (mistake) {
    const { line, column, message } = mistake;
    return refuse('licence', `${message} (${place}${licence}:${line}:${column})`);
  }
  const font = readFont(file.bytes);
  if (!font) return refuseBroken(face);
  const own = { title: font.name || face, text };
  const axes = pinAxes(font, use);
  return { face: { file: file.name, others: [], numbered: [], axes, licence: own } };
}

/**
 * Finds and reads the font of a package.
 *
 * @param wanted the letters that it must have, such as `arabic`; a font without `latin` ones may have others
 */
export function readPackageFace(name: string, wanted: string, use: Use): ReadFace {
  const root = findPackage(name);
  if (!root) {
    const message = `expected an installed package or a font file in brand/, found the text "${name}": npm install --save-dev --save-exact ${name}`;
    return refuse('face', message);
  }
  const metadataFile = path.join(root, 'metadata.json');
  if (!existsSync(metadataFile)) {
    const example = 'such as "@fontsource-variable/sora"';
    return refuse('face', `expected a package of fontsource.org, ${example}, found "${name}"`);
  }
  const licence = readLicence(root);
  if ('problem' in licence) {
    const message = `expected a font with ${licence.problem}: choose another, or use the file under the licence that you bought`;
    return refuse('face', message);
  }
  const metadata: Metadata = JSON.parse(readFileSync(metadataFile, 'utf8'));
  if (wanted !== 'latin' && !metadata.subsets.includes(wanted)) {
    return refuse('face', `expected a font with ${wanted} letters, found none in "${metadata.id}"`);
  }
  const [file, ...others] = chooseFiles(path.join(root, 'files'), metadata, wanted, use);
  const font = file && readFont(readFileSync(file));
  if (!font) return refuseBroken(name);
  const numbered = listNumbered(root, path.basename(file), metadata);
  return { face: { file, others, numbered, axes: pinAxes(font, use), licence } };
}

const refuseBroken = (name: string) =>
  refuse(
    'face',
    `expected a whole font with letters, found something else in "${name}": export or download it anew`,
  );

/** What `metadata.json` of a Fontsource package says. */
interface Metadata {
  id: string;
  defSubset: string;
  subsets: string[];
  weights: number[];
  variable?: Record<string, unknown> | false;
}

/** The file with the wanted letters and the least weight of its use: `sora-latin-wght-normal.woff2`, else any; and those with others. */
function chooseFiles(folder: string, metadata: Metadata, wanted: string, use: Use): string[] {
  const { min: weight } = uses[use].weights;
  const { id, subsets, defSubset, weights, variable } = metadata;
  const [nearest] = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight));
  const axis = variable && 'opsz' in variable ? 'opsz' : 'wght';
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  // Of a variable font there is a package with one file a weight, too.
  const findFile = (subset: string) =>
    [axis, nearest]
      .map((which) => `${id}-${subset}-${which}-normal.woff2`)
      .find((file) => files.includes(file));
  const first = subsets.includes(wanted) ? wanted : defSubset;
  // Letters of a script with thousands stand in numbered files, beside those of Latin ones.
  const file = findFile(first) ?? findFile(defSubset);
  const others = subsets.flatMap((one) => findFile(one) ?? []).filter((one) => one !== file);
  const found = file ? [file, ...others] : files.slice(0, 1);
  return found.map((name) => path.join(folder, name));
}

/**
 * The numbered files of a package, of the weight of one that is not.
 *
 * @param file its name, such as `noto-serif-jp-latin-wght-normal.woff2`
 */
function listNumbered(root: string, file: string, { id }: Metadata): NumberedPart[] {
  const ranges = path.join(root, 'unicode.json');
  const [, ending] =
    new RegExp(`^${id}-[a-z-]+-((?:wght|opsz|\\d+)-normal\\.woff2)$`).exec(file) ?? [];
  if (!ending || !existsSync(ranges)) return [];
  const named: Record<string, string> = JSON.parse(readFileSync(ranges, 'utf8'));
  return Object.entries(named).flatMap(([name, range]) => {
    const [, number] = /^\[(\d+)\]$/.exec(name) ?? [];
    const part = path.join(root, 'files', `${id}-${number}-${ending}`);
    return number && existsSync(part) ? { file: part, runs: readRuns(range) } : [];
  });
}

/** Reads what CSS says in `unicode-range`. */
const readRuns = (range: string) =>
  range.split(',').map((run) => {
    const [first = 0, last = first] = run
      .replace('U+', '')
      .split('-')
      .map((one) => Number.parseInt(one, 16));
    return [first, last] as const;
  });

function pinAxes(font: FontFacts, use: Use): Face['axes'] {
  const { weights, opticalSize } = uses[use];
  const axes = Object.entries(font.axes).map(([name, axis]) => {
    const clamp = (value: number) => Math.min(axis.max, Math.max(axis.min, value));
    const [min, max] = [clamp(weights.min), clamp(weights.max)];
    if (name === 'wght') return [name, min === max ? min : { min, max }] as const;
    return [name, clamp(name === 'opsz' ? opticalSize : axis.default)] as const;
  });
  // The weight first: the order is part of the name in the cache.
  return Object.fromEntries(axes.sort(([a], [b]) => (a < b ? 1 : -1)));
}
