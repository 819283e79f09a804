import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileProblem, type Replacements, type SiteFolder } from 'sitewright/content';
import { removeSafely, UserError, writeSafely } from 'sitewright/lib';
import { listPictureNames } from 'sitewright/pages';
import { schemaLine } from 'sitewright/schemas';
import { checkContent, readPicture, readSite } from 'sitewright/site';
import { checkChanges } from '../saving/check-change.ts';
import { describeName } from '../saving/content-names.ts';
import { type PlacedProblem, placeProblems } from '../saving/place-problems.ts';
import type { Version, Written } from './content-storage.ts';

/** Bytes; the photograph of a good camera has a third of it. */
export const maxUpload = 30_000_000;

/**
 * Lists the files that the editor may change, by their paths in the editor's storage, where the content
 * folder is always named `content`. Those with names that content cannot have are none: a build names them.
 *
 * @returns the text of each, null for a picture
 */
export function listContentFiles(folder: SiteFolder): Record<string, string | null> {
  const texts = [...folder.all].filter(
    ([file]) => /\.(yaml|md)$/.test(file) && !describeName(file),
  );
  return Object.fromEntries([
    ...texts.map(([file, { text }]) => [`content/${file}`, text]),
    ...listPictureNames(folder).map((name) => [`content/pictures/${name}`, null]),
  ]);
}

/** Saves a picture, once it is known to be one. @throws UserError when the bytes are no picture */
export async function savePicture(content: string, file: string, bytes: Buffer): Promise<void> {
  const place = findPlace(content, file);
  const picture = await readPicture(place, bytes);
  if ('found' in picture) {
    throw new UserError(`Expected ${picture.expected}, found ${picture.found}`);
  }
  writeSafely(place, bytes);
}

/**
 * Where a content file is on the disk.
 *
 * @param name its path in the folder, from anybody
 * @throws UserError for a name that content cannot have, and where a link leads out of the folder
 */
export function findPlace(folder: string, name: string): string {
  const problem = describeName(name);
  if (problem) throw new UserError(problem);
  const place = path.join(folder, name);
  let there = place;
  while (!existsSync(there)) there = path.dirname(there);
  const inside = path.relative(realpathSync(folder), realpathSync(there));
  if (inside !== '..' && !inside.startsWith(`..${path.sep}`) && !path.isAbsolute(inside))
    return place;
  throw new UserError(`${name} is a link that leads out of ${folder}: put the file itself there`);
}

/** Changes of texts, and removals of pictures, by the paths of the files in the content folder. */
export type TextChanges = Readonly<Record<string, { before: string | null; now: string | null }>>;

/**
 * Stores a change of any number of files in a content folder, all of it or nothing.
 *
 * @param changes from anybody
 * @throws UserError for a name that content cannot have, and where the system does not let a file be written
 */
export async function saveFiles(content: string, changes: TextChanges): Promise<Written> {
  const all = Object.entries(changes).map(([file, { before, now }]) => {
    const place = findPlace(content, file);
    if (now !== null && (typeof now !== 'string' || isPicture(file)))
      throw new UserError(`${file} is to be a text, or to be removed: load this page again`);
    // In a new one the editor for text files finds the schema.
    const isNew = before === null && now !== null && file.endsWith('.yaml');
    const line = isNew && !now.includes('# yaml-language-server:') ? schemaLine(file) : '';
    return { file, place, before, text: now === null ? null : line + now };
  });
  const texts: Replacements = Object.fromEntries(all.map(({ file, text }) => [file, text]));
  const { refused } = await checkChanges(readSite(content), texts, checkContent);
  const problems = [...refused, ...findLostPictures(content, texts)];
  if (problems.length > 0) return { problems, changed: {} };
  // Nothing happens between this look at the files and their being written.
  const current = all.map((one) => ({ ...one, bytes: readNow(one.place) }));
  const changed = current.flatMap(({ file, before, text, bytes }) => {
    const now = bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    // Who did not hear that a change is saved, on a slow machine, saves it again.
    return isPicture(file) || now === before || now === text ? [] : [[file, now] as const];
  });
  if (changed.length > 0) return { problems: [], changed: Object.fromEntries(changed) };
  writeAll(current);
  return { saved: texts, problems: [], changed: {} };
}

/** Writes files; where one cannot be, those before it are as they were. */
export function writeAll(
  files: readonly { place: string; text: string | null; bytes: Buffer | null }[],
) {
  const done: (typeof files)[number][] = [];
  try {
    for (const one of files) {
      write(one.place, one.text);
      done.push(one);
    }
  } catch (error) {
    for (const { place, bytes } of done) write(place, bytes);
    throw error;
  }
}

const write = (place: string, data: string | Buffer | null) =>
  data === null ? removeSafely(place) : writeSafely(place, data);

const isPicture = (file: string) => file.startsWith('pictures/');
export const readNow = (place: string) => (existsSync(place) ? readFileSync(place) : null);

/** Where pictures are still shown that are to be removed. */
function findLostPictures(content: string, changes: Replacements): PlacedProblem[] {
  const folder = readSite(content).with(changes);
  const lost = Object.keys(changes).flatMap((file) => /^pictures\/(.+)$/.exec(file)?.[1] ?? []);
  const problems = lost.flatMap((picture) =>
    [...folder.all.values()].flatMap(({ name, text }) => {
      const message = `expected another picture in the place of ${picture}, or none, before it is removed`;
      return text.includes(picture) ? fileProblem(name, message) : [];
    }),
  );
  return placeProblems(folder, problems);
}

/** What Git remembers of a file, the newest first; nothing outside a repository, or without Git. */
export function listVersions(place: string): Version[] {
  const { dir: cwd, base } = path.parse(path.resolve(place));
  const format = '--format=%an%x00%aI%x00%s';
  const log = ['log', '--max-count=100', '--follow', format, '--', base];
  // Where Git is not installed, there is no output.
  const lines = (spawnSync('git', log, { cwd, encoding: 'utf8' }).stdout ?? '').split('\n');
  return lines.filter(Boolean).map((line) => {
    const [who = '', when = '', what = ''] = line.split('\0');
    return { who, when, what };
  });
}
