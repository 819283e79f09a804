import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { dayIn } from '../../content/dates/time-zone.ts';
import { readTimeZone } from '../../content/dates/today.ts';
import type { LanguageFolder, SiteFolder } from '../../content/disk/site-folder.ts';
import { draftTranslation } from '../../content/languages/draft-translation.ts';
import { readLanguageTags } from '../../content/languages/language-tags.ts';
import { pathInOther } from '../../content/languages/list-entries.ts';
import { withoutOthersSections } from '../../content/languages/section-languages.ts';
import { formatProblem, type Position, type Problem } from '../../content/messages/problem.ts';
import { genericFileSchemas, schemaOfFile } from '../../content/schemas/json-schemas.ts';
import { mapTexts } from '../../content/validate/parse.ts';
import { type FieldPath, formatPath } from '../../content/yaml/yaml-file.ts';

/** How far a language is translated. */
export interface TranslationState {
  tag: string;
  /** The files of the first language that it does not have, which are pages that it does not have. */
  missing: string[];
  /** Those of them of which the translation is begun, and is no page yet. */
  begun: string[];
  /** What its files lack, as a build says it. */
  untranslated: Problem[];
  outdated: Problem[];
}

/**
 * Compares each translation with its original.
 *
 * @param folder of which all files are valid, but for what is not translated yet
 * @param problems what a build says of it
 */
export function compareTranslations(
  folder: SiteFolder,
  problems: readonly Problem[] = [],
): TranslationState[] {
  const [, ...tags] = readLanguageTags(folder);
  if (tags.length === 0) return [];
  const files = folder.files.filter((file) => /\.(yaml|md)$/.test(file));
  const isDated = !describeMissingHistory(folder.path);
  return tags.map((tag) => {
    const own = folder.translation(tag);
    const translated = files.filter((file) => own.has(file));
    const lost = files.filter((file) => !own.has(file) && hasWords(folder, file));
    const outdated = isDated ? translated.flatMap((file) => findOutdated(folder, own, file)) : [];
    const isOwn = (one: Problem) => one.file.startsWith(`${own.path}/`);
    return {
      tag,
      missing: [...new Set(lost.map((file) => folder.fileOf(file)))],
      begun: lost.filter((file) => folder.all.has(`${tag}/${file}`)),
      untranslated: problems.filter((one) => one.isUntranslated && isOwn(one)),
      // Pages of records say the same of what all of them say.
      outdated: [...new Map(outdated.map((one) => [formatProblem(one), one])).values()],
    };
  });
}

function hasWords(folder: SiteFolder, file: string): boolean {
  if (file.endsWith('.md')) return true;
  const value = folder.fields(file);
  const schema = schemaOfFile(genericFileSchemas(folder.code.kinds), file, value);
  return draftTranslation(value, schema, (words) => words) !== undefined;
}

function findOutdated(folder: SiteFolder, own: LanguageFolder, file: string): Problem[] {
  const original = readTexts(folder, file);
  const translation = readTexts(own, file);
  const shared = withoutOthersSections(Object(original.value), own.tag ?? '');
  const originals = new Map(
    original.texts.flatMap((text) =>
      isIn(shared, text.path) ? [[formatPath(text.path), text] as const] : [],
    ),
  );
  return translation.texts.flatMap(({ time, path: at, ...place }): Problem[] => {
    const first = originals.get(
      formatPath(pathInOther(at, 'own', translation.value, original.value)),
    );
    if (!first || first.time <= time) return [];
    const day = dayIn(readTimeZone(folder), new Date(first.time * 1000));
    const message = `older than ${first.file}:${first.line}, which changed on ${day}: read both, and translate anew or save the line again`;
    return [{ ...place, message }];
  });
}

/** Whether a text is of what the language has, as is that of a Markdown file. */
const isIn = (shared: object, [field]: FieldPath) =>
  field === 'text' || Object.hasOwn(shared, field ?? '');

interface DatedText extends Position {
  path: FieldPath;
  /** When the last of its lines changed, in seconds since 1970; 0 where that is not known. */
  time: number;
}

/**
 * What a file says, and its texts, of which those of a list may stand in `data/`; in Markdown, those of the front
 * matter, and the text as `text`.
 */
function readTexts(folder: LanguageFolder, inside: string): { value: unknown; texts: DatedText[] } {
  const file = folder.get(inside);
  const yaml = folder.yaml(inside);
  if (!file || !yaml) return { value: undefined, texts: [] };
  const { name, body } = file;
  const value = yaml.toJS();
  const places: Omit<DatedText, 'time'>[] = [];
  mapTexts(value, [], (text, at) => {
    places.push({ ...yaml.locate(at), path: at });
    return text;
  });
  if (body !== undefined) {
    const line = (/^\n*/.exec(body)?.[0].length ?? 0) + 1;
    places.push({ file: name, line, column: 1, field: 'text', path: ['text'] });
  }
  // A number behind a text is no part of it.
  const ends = [...places, ...listPaths(value).map((at) => yaml.locate(at))];
  const all = new Map(
    [...new Set(places.map((one) => one.file))].map((one) => [one, blameLines(one)]),
  );
  const texts = places.map((place) => {
    const times = all.get(place.file) ?? [];
    const behind = ends.filter(({ file, line }) => file === place.file && line > place.line);
    // A text reaches to what is next in its file, and in JSON to the end of its line.
    const next = Math.min(times.length + 1, ...behind.map(({ line }) => line));
    const end = place.file.endsWith('.json') ? place.line : next - 1;
    const lines = times.slice(place.line - 1, end);
    const time = times.length > 0 ? Math.max(0, ...lines) : Date.now() / 1000;
    return { ...place, time };
  });
  return { value, texts };
}

/** The paths of all values in a value that have none in them. */
const listPaths = (value: unknown, at: FieldPath = []): FieldPath[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([step, one]) =>
        listPaths(one, [...at, Array.isArray(value) ? Number(step) : step]),
      )
    : [at];

/**
 * When each line of a file was last changed, from the history of its repository; for lines that are not
 * committed, now.
 *
 * @returns seconds since 1970, the first line's first; none of a file that was never committed
 */
function blameLines(file: string): number[] {
  const git = spawnSync('git', ['blame', '--line-porcelain', path.basename(file)], {
    cwd: path.dirname(file),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  // Where Git is not installed, there is no output.
  const times = (git.stdout ?? '').matchAll(/^committer-time (\d+)$/gm);
  return [...times].map(([, time]) => Number(time));
}

/** Says why the age of lines is not known: without a whole history all lines are of one age. */
export function describeMissingHistory(folder: string): string | undefined {
  const git = spawnSync('git', ['rev-parse', '--is-shallow-repository'], { cwd: folder });
  const isShallow = String(git.stdout ?? '').trim();
  if (isShallow === 'false') return undefined;
  const remedy =
    isShallow === 'true'
      ? 'has no whole history, so nobody can tell which translations are older than their originals: work in a clone of its Git repository, after git fetch --unshallow'
      : 'is in no Git repository, which knows the age of each line, so nobody can tell which translations are older than their originals: run git init in it, and commit what you change';
  return `this folder ${remedy}`;
}

/**
 * The state of the translations as a report for people: a heading for each language, a line for each thing
 * to do.
 *
 * @param missingHistory what `describeMissingHistory` says
 */
export function formatState(
  languages: readonly TranslationState[],
  missingHistory: string | undefined,
): string {
  if (languages.length === 0) {
    return 'The site has one language: name others in site.yaml, such as languages: [en, sv].';
  }
  const reports = languages
    .map(({ tag, missing, begun, untranslated, outdated }) => {
      const lines = [
        ...missing.map((file) =>
          begun.includes(file)
            ? `${tag}/${file} is a draft: finish it, and take the line draft: true out of it`
            : `${file} is not translated: npm run translations -- ${tag} ${file}`,
        ),
        ...[...untranslated, ...outdated].map(formatProblem),
      ];
      if (lines.length === 0)
        return `${tag}: every file is translated${missingHistory ? '' : ', and none is older than its original'}.`;
      return [`${tag} (${lines.length})`, ...lines.map((line) => `  ${line}`)].join('\n');
    })
    .join('\n\n');
  return missingHistory ? `${reports}\n\nAge unknown: ${missingHistory}.` : reports;
}
