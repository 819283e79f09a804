import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../content-files.ts';
import { nameContentFile } from '../content-folder.ts';
import { parseContent } from '../parse.ts';
import { parseCached } from '../parse-cached.ts';
import { ContentError, type Problem } from '../problem.ts';
import { type BrandFile, brandSchema, type Script } from '../schemas/brand.ts';
import type { FieldPath } from '../yaml-file.ts';
import { type Colour, readColour } from './colour.ts';
import { findContrastProblems } from './contrast.ts';
import { type Face, readFace, readScriptFace } from './face.ts';
import { type Mark, readMark } from './mark.ts';
import { formatPalette, type GivenColours, makeColours, type Palette } from './palette.ts';
import { tokens } from './tokens.ts';

/** What makes the site look like the vendor's. */
export interface Brand {
  palette: Palette;
  mark: Mark;
  face: Face;
  /** The fonts of headings in scripts that the face lacks. */
  scriptFaces: ReadonlyMap<Script, Face>;
}

const brandFile = 'brand/brand.yaml';
const markFile = 'brand/mark.svg';
/** In kilobytes; what is larger is no mark but a picture. */
const maxMarkSize = 20;

interface ReadBrand {
  /** What `brand.yaml` says; undefined when it is not valid. */
  file: BrandFile | undefined;
  /** Undefined when something is wrong with it. */
  brand: Brand | undefined;
  /** Paths in the content folder of the files that belong to the brand. */
  files: string[];
  problems: Problem[];
}

/**
 * Reads the brand's folder.
 *
 * @param folder path of the content folder; its files may hold anything
 */
export function readBrand(folder: string): ReadBrand {
  const problems: Problem[] = [];
  const mark = readMarkFile(folder, problems);
  const { data: file, problemAt, ...parsed } = readBrandFile(folder);
  problems.unshift(...parsed.problems);
  if (!file || !problemAt) {
    // Which of the others belong to it cannot be told.
    const files = contentFiles(folder).filter((name) => name.startsWith('brand/'));
    return { file, brand: undefined, files, problems };
  }
  const report = (field: FieldPath, message: string): undefined => {
    problems.push(problemAt(field, message));
  };
  const palette = readColours(file, report);
  const face = readFace(folder, file.headings, (field, message) =>
    report(['headings', field], message),
  );
  const scripts = Object.entries(file.headings.scripts ?? {}) as [Script, string][];
  const scriptFaces = new Map<Script, Face>();
  for (const [script, name] of scripts) {
    const found = readScriptFace(name, script, (_, message) =>
      report(['headings', 'scripts', script], message),
    );
    if (found) scriptFaces.set(script, found);
  }
  const brand =
    mark && face && problems.length === 0 ? { palette, mark, face, scriptFaces } : undefined;
  return { file, brand, files: [brandFile, markFile, ...namedFiles(folder, file)], problems };
}

/**
 * Reads the brand alone.
 *
 * @param folder path of the content folder
 * @throws ContentError with every problem of the brand
 */
export function loadBrand(folder: string): Brand {
  const { brand, problems } = readBrand(folder);
  if (!brand) throw new ContentError(problems);
  return brand;
}

/** A problem of a whole file. */
const problemOf = (folder: string, name: string, message: string): Problem => ({
  file: nameContentFile(folder, name),
  line: 1,
  column: 1,
  field: '',
  message,
});

function readBrandFile(folder: string) {
  const place = path.join(folder, brandFile);
  if (existsSync(place)) {
    const name = nameContentFile(folder, brandFile);
    return {
      problemAt: undefined,
      ...parseContent(name, readFileSync(place, 'utf8'), brandSchema),
    };
  }
  const problems = [problemOf(folder, brandFile, 'expected this file, found none')];
  return { data: undefined, problemAt: undefined, problems };
}

function readMarkFile(folder: string, problems: Problem[]): Mark | undefined {
  const file = path.join(folder, markFile);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  const message =
    size === undefined
      ? 'expected this file, found none: the mark as an SVG'
      : `expected a mark of at most ${maxMarkSize} KB, found ${Math.ceil(size / 1024)} KB: every page holds it`;
  if (size === undefined || size > maxMarkSize * 1024) {
    problems.push(problemOf(folder, markFile, message));
    return undefined;
  }
  const read = readMark(nameContentFile(folder, markFile), readFileSync(file, 'utf8'));
  problems.push(...read.problems);
  return read.mark;
}

function readColours(
  { colours }: BrandFile,
  report: (field: FieldPath, message: string) => void,
): Palette {
  const given = readGivenColours(colours);
  const { palette, lacks } = parseCached(`colours ${JSON.stringify(given)}`, () => {
    const all = makeColours(given);
    return { palette: formatPalette(all), lacks: findContrastProblems(all, given) };
  });
  for (const { token, scheme, message } of lacks) {
    const field = token ?? (colours.hue === undefined ? 'action' : 'hue');
    const isGroup = token && typeof colours[token] === 'object';
    report(['colours', field, ...(isGroup ? [scheme] : [])], message);
  }
  return palette;
}

/** The files in the content folder that `brand.yaml` names; they may be missing. */
function namedFiles(folder: string, { headings: { face, licence } }: BrandFile): string[] {
  const named = [face, licence ?? ''].map((name) => `brand/${name}`);
  return contentFiles(folder).filter((file) => named.includes(file));
}

function readGivenColours(colours: BrandFile['colours']): GivenColours {
  const given: GivenColours = { hue: colours.hue, colours: {} };
  for (const token of tokens) {
    const value = colours[token];
    if (value === undefined) continue;
    const { light, dark } = typeof value === 'string' ? { light: value } : value;
    given.colours[token] = {
      light: readColour(light) as Colour,
      dark: dark === undefined ? undefined : readColour(dark),
    };
  }
  return given;
}
