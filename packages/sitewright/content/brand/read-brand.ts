import type { DecodedBrand } from '../decode/decode-files.ts';
import type { ReadFace } from '../decode/read-face.ts';
import type { SiteFolder } from '../disk/site-folder.ts';
import { fileProblem, type Problem } from '../messages/problem.ts';
import { type BrandFile, brandSchema, type Script } from '../schemas/brand.ts';
import { parseContent } from '../validate/parse.ts';
import type { FieldPath, ProblemAt } from '../yaml/yaml-file.ts';
import { type Colour, readColour } from './colour.ts';
import { findContrastProblems } from './contrast.ts';
import { adviseOnMark, drawMark } from './draw-mark.ts';
import type { Face } from './face.ts';
import { type DrawnMark, type Mark, markFile, monoMarkFile } from './mark.ts';
import { formatPalette, type GivenColours, makeColours, type Palette } from './palette.ts';
import { type Token, tokens } from './tokens.ts';

export interface Brand {
  palette: Palette;
  /** The colour of the browser around the page. */
  browser: Token;
  /** The mark in one ink, where the vendor has drawn it so. */
  mark: Mark | undefined;
  /** The mark in its own colours; without it the mark is in one ink everywhere. */
  drawn: DrawnMark | undefined;
  face: Face;
  /** The fonts of headings in scripts that the face lacks. */
  scriptFaces: ReadonlyMap<Script, Face>;
  /** The font of text, where it is not that of the visitor's machine. */
  textFace: Face | undefined;
}

const brandFile = 'brand/brand.yaml';

interface ReadBrand {
  /** What `brand.yaml` says; undefined when it is not valid. */
  file: BrandFile | undefined;
  brand: Brand | undefined;
  /** Paths in the content folder of the files that belong to the brand. */
  files: string[];
  problems: Problem[];
  warnings: Problem[];
}

/** @param decoded what was read of the mark's file and of fonts */
export function readBrand(folder: SiteFolder, { mark: readMark, fonts }: DecodedBrand): ReadBrand {
  const parsed = readBrandFile(folder);
  const problems = [...parsed.problems, ...readMark.problems];
  if (!parsed.data) {
    // Which of the others belong to it cannot be told.
    const files = folder.files.filter((name) => name.startsWith('brand/'));
    return { file: undefined, brand: undefined, files, problems, warnings: [] };
  }
  const { data: file, said } = parsed;
  const report = (...problem: Parameters<ProblemAt>): undefined => {
    problems.push(said.problemAt(...problem));
  };
  const palette = readColours(file, report);
  const take = (read: ReadFace | undefined, fieldOf: (field: string) => FieldPath) => {
    if (!read?.problem) return read?.face;
    const [field, ...words] = read.problem;
    return report(fieldOf(field), ...words);
  };
  const face = take(fonts.headings, (field) => ['headings', field]);
  const textFace = take(fonts.text, (field) => ['text', field]);
  const scriptFaces = new Map<Script, Face>();
  for (const [script, read] of fonts.scripts) {
    const found = take(read, () => ['headings', 'scripts', script]);
    if (found) scriptFaces.set(script, found);
  }
  const { browser } = file;
  const drawn = drawMark(readMark, palette, browser);
  const brand: Brand | undefined =
    face && problems.length === 0
      ? { palette, browser, mark: readMark.mark, drawn, face, scriptFaces, textFace }
      : undefined;
  const warnings = adviseOnMark(readMark, palette, browser);
  const files = [brandFile, markFile, monoMarkFile, ...namedFiles(folder, file)];
  return { file, brand, files, problems, warnings };
}

function readBrandFile(folder: SiteFolder) {
  const file = folder.get(brandFile);
  if (file) return parseContent(file.yaml, brandSchema);
  const problem = fileProblem(folder.nameOf(brandFile), 'expected this file, found none');
  return { data: undefined, problems: [problem] };
}

function readColours(
  { colours }: BrandFile,
  report: (field: FieldPath, message: string) => void,
): Palette {
  const given = readGivenColours(colours);
  const all = makeColours(given);
  for (const { token, scheme, message } of findContrastProblems(all, given)) {
    const field = token ?? (colours.hue === undefined ? 'action' : 'hue');
    const isObject = token && typeof colours[token] === 'object';
    report(['colours', field, ...(isObject ? [scheme] : [])], message);
  }
  return formatPalette(all);
}

/** The files in the content folder that `brand.yaml` names; they may be missing. */
function namedFiles({ files }: SiteFolder, { headings, text }: BrandFile): string[] {
  const named = [headings, text].flatMap((font) => [font?.face, font?.licence]);
  return files.filter((file) => named.includes(file.replace(/^brand\//, '')));
}

/** The colours that the brand says, and none that are made of them. */
export function readGivenColours(colours: BrandFile['colours']): GivenColours {
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
