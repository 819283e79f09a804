import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../content-files.ts';
import { nameContentFile } from '../content-folder.ts';
import { parseContent } from '../parse.ts';
import { parseCached } from '../parse-cached.ts';
import { ContentError, type Problem } from '../problem.ts';
import { type BrandFile, brandSchema, type Script } from '../schemas/brand.ts';
import type { ProblemAt } from '../yaml-file.ts';
import { type Colour, readColour } from './colour.ts';
import { findContrastProblems } from './contrast.ts';
import { type Face, FaceError, readFace, readScriptFace } from './face.ts';
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
  const { file, problemAt, problems } = readBrandFile(folder);
  const { mark, ...drawing } = readMarkFile(folder);
  problems.push(...drawing.problems);
  if (!file || !problemAt) {
    // Which of the others belong to it cannot be told.
    const files = contentFiles(folder).filter((name) => name.startsWith('brand/'));
    return { file, brand: undefined, files, problems };
  }
  const { palette, ...colours } = readColours(file, problemAt);
  const { face, ...font } = readHeadingFace(folder, file, problemAt);
  const { scriptFaces, ...scripts } = readScriptFaces(file, problemAt);
  problems.push(...colours.problems, ...font.problems, ...scripts.problems);
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

interface ParsedBrandFile {
  file: BrandFile | undefined;
  problemAt?: ProblemAt;
  problems: Problem[];
}

function readBrandFile(folder: string): ParsedBrandFile {
  const place = path.join(folder, brandFile);
  if (!existsSync(place)) {
    const problems = [problemOf(folder, brandFile, 'expected this file, found none')];
    return { file: undefined, problems };
  }
  const name = nameContentFile(folder, brandFile);
  const parsed = parseContent(name, readFileSync(place, 'utf8'), brandSchema);
  if (!parsed.data) return { file: undefined, problems: parsed.problems };
  return { file: parsed.data, problemAt: parsed.problemAt, problems: [] };
}

function readMarkFile(folder: string): { mark: Mark | undefined; problems: Problem[] } {
  const file = path.join(folder, markFile);
  const name = nameContentFile(folder, markFile);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size !== undefined && size > maxMarkSize * 1024) {
    const message = `expected a mark of at most ${maxMarkSize} KB, found ${Math.ceil(size / 1024)} KB: every page holds it`;
    return { mark: undefined, problems: [problemOf(folder, markFile, message)] };
  }
  if (size !== undefined) return readMark(name, readFileSync(file, 'utf8'));
  const message = 'expected this file, found none: the mark as an SVG';
  return { mark: undefined, problems: [problemOf(folder, markFile, message)] };
}

function readColours({ colours }: BrandFile, problemAt: ProblemAt) {
  const given = readGivenColours(colours);
  const make = () => {
    const all = makeColours(given);
    return { palette: formatPalette(all), lacks: findContrastProblems(all, given) };
  };
  const { palette, lacks } = parseCached(`colours ${JSON.stringify(given)}`, make);
  const problems = lacks.map(({ token, scheme, message }) => {
    const field = token ?? (colours.hue === undefined ? 'action' : 'hue');
    const isGroup = token && typeof colours[token] === 'object';
    return problemAt(['colours', field, ...(isGroup ? [scheme] : [])], message);
  });
  return { palette, problems };
}

function readHeadingFace(folder: string, { headings }: BrandFile, problemAt: ProblemAt) {
  try {
    return { face: readFace(folder, headings), problems: [] };
  } catch (error) {
    if (!(error instanceof FaceError)) throw error;
    return {
      face: undefined,
      problems: [problemAt(['headings', error.field], error.message)],
    };
  }
}

function readScriptFaces({ headings: { scripts = {} } }: BrandFile, problemAt: ProblemAt) {
  const scriptFaces = new Map<Script, Face>();
  const problems: Problem[] = [];
  for (const [script, name] of Object.entries(scripts) as [Script, string][]) {
    try {
      scriptFaces.set(script, readScriptFace(name, script));
    } catch (error) {
      if (!(error instanceof FaceError)) throw error;
      problems.push(problemAt(['headings', 'scripts', script], error.message));
    }
  }
  return { scriptFaces, problems };
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
