import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { permissiveLicences } from '../../../lib/permissive-licences.ts';
import { nameContentFile } from '../content-folder.ts';
import { type BrandFile, type Script, scriptSubsets } from '../schemas/brand.ts';
import { type FontFacts, readFont } from './read-font.ts';

/** The font of headings. */
export interface Face {
  /** Path of the font file. */
  file: string;
  /** Where each of its axes is fixed; empty for a font without axes. */
  axes: Record<string, number>;
  licence: FaceLicence;
}

/** What `/licences.txt` says of the font. */
interface FaceLicence {
  /** The font with its version, such as `@fontsource-variable/sora 5.2.8 (OFL-1.1)`. */
  title: string;
  text: string;
}

/** What is wrong, and in which field of `headings`. */
export class FaceError extends Error {
  readonly field: 'face' | 'licence';

  constructor(field: FaceError['field'], message: string) {
    super(message);
    this.field = field;
  }
}

/** The weight of headings. */
const weight = 700;
/** An optical size between that of the largest and of the smallest heading. */
const opticalSize = 48;

/**
 * Finds and reads the font of headings.
 *
 * @param folder path of the content folder
 * @throws FaceError when the package, the file or its licence cannot be used
 */
export function readFace(folder: string, { face, licence }: BrandFile['headings']): Face {
  const isFile = /\.\w+$/.test(face) && !face.startsWith('@');
  return isFile ? readOwnFont(folder, face, licence) : readPackage(face);
}

/**
 * Finds and reads the font of headings in another script.
 *
 * @param name of its package
 * @throws FaceError when the package cannot be used
 */
export function readScriptFace(name: string, script: Script): Face {
  return readPackage(name, scriptSubsets[script]);
}

function readOwnFont(content: string, face: string, licence: string | undefined): Face {
  const folder = path.join(content, 'brand');
  if (!/^[\w. -]+\.(woff2|ttf|otf)$/i.test(face)) {
    throw new FaceError(
      'face',
      `expected a font file ending in .woff2, .ttf or .otf, found the text "${face}"`,
    );
  }
  const file = path.join(folder, face);
  if (!existsSync(file)) {
    throw new FaceError(
      'face',
      `expected a file in ${nameContentFile(content, 'brand')}/, found none named "${face}"`,
    );
  }
  if (!licence) {
    const message =
      'expected the licence of the font file: its text, or the name of a file beside it, found nothing';
    throw new FaceError('licence', message);
  }
  const font = openFont(file, face);
  const licenceFile = findLicenceFile(folder, licence);
  const text = licenceFile ? readFileSync(licenceFile, 'utf8').trim() : licence;
  return {
    file,
    axes: pinAxes(font),
    licence: { title: font.name || face, text },
  };
}

/** The licence's file; undefined where the brand has its text in place of a name. */
function findLicenceFile(folder: string, licence: string): string | undefined {
  if (/[\n/\\]/.test(licence)) return undefined;
  const file = path.join(folder, licence);
  if (existsSync(file)) return file;
  if (/\s/.test(licence) || !/\.(txt|md)$/i.test(licence)) return undefined;
  throw new FaceError(
    'licence',
    `expected a file beside brand.yaml, found none named "${licence}"`,
  );
}

function readPackage(name: string, wanted = 'latin'): Face {
  const { resolve } = createRequire(import.meta.url);
  let manifestFile: string;
  try {
    manifestFile = resolve(`${name}/package.json`);
  } catch {
    const message = `expected an installed package or a font file in brand/, found the text "${name}": npm install --save-dev --save-exact ${name}`;
    throw new FaceError('face', message);
  }
  const root = path.dirname(manifestFile);
  const metadataFile = path.join(root, 'metadata.json');
  if (!existsSync(metadataFile)) {
    const message = `expected a package of fontsource.org, such as "@fontsource-variable/sora", found "${name}"`;
    throw new FaceError('face', message);
  }
  const { version, license } = JSON.parse(readFileSync(manifestFile, 'utf8'));
  if (!permissiveLicences.includes(license)) {
    const message = `expected a font with one of the licences ${permissiveLicences.join(', ')}, found ${license}: choose another, or use the file under the licence that you bought`;
    throw new FaceError('face', message);
  }
  const metadata: Metadata = JSON.parse(readFileSync(metadataFile, 'utf8'));
  const file = path.join(root, 'files', chooseFile(path.join(root, 'files'), metadata, wanted));
  return {
    file,
    axes: pinAxes(openFont(file, name)),
    licence: {
      title: `${name} ${version} (${license})`,
      text: readFileSync(path.join(root, 'LICENSE'), 'utf8').trim(),
    },
  };
}

/** What `metadata.json` of a Fontsource package says. */
interface Metadata {
  id: string;
  defSubset: string;
  subsets: string[];
  weights: number[];
  variable?: Record<string, unknown> | false;
}

/** The file with the wanted letters and the weight of headings: `sora-latin-wght-normal.woff2`. */
function chooseFile(folder: string, metadata: Metadata, wanted: string): string {
  const { id, subsets, defSubset, weights, variable } = metadata;
  if (wanted !== 'latin' && !subsets.includes(wanted)) {
    throw new FaceError('face', `expected a font with ${wanted} letters, found none in "${id}"`);
  }
  const subset = subsets.includes(wanted) ? wanted : defSubset;
  const nearest = [...weights].sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0];
  const axis = variable && 'opsz' in variable ? 'opsz' : 'wght';
  const name = `${id}-${subset}-${variable ? axis : nearest}-normal.woff2`;
  if (existsSync(path.join(folder, name))) return name;
  const first = readdirSync(folder).find((file) => file.endsWith('.woff2'));
  if (first) return first;
  throw new FaceError('face', `expected a package with a .woff2 file, found none in "${id}"`);
}

/** @throws FaceError when the file is no font */
function openFont(file: string, name: string): FontFacts {
  const font = readFont(file);
  if (font) return font;
  throw new FaceError(
    'face',
    `expected a whole font with letters, found something else in "${name}": export or download it anew`,
  );
}

function pinAxes(font: FontFacts): Record<string, number> {
  const wanted: Record<string, number> = { wght: weight, opsz: opticalSize };
  const axes = Object.entries(font.axes).map(([name, axis]) => {
    const value = wanted[name] ?? axis.default;
    return [name, Math.min(axis.max, Math.max(axis.min, value))] as const;
  });
  // The weight first: the order is part of the name in the cache.
  return Object.fromEntries(axes.sort(([a], [b]) => b.localeCompare(a)));
}
