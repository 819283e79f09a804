import { existsSync, globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findLikeName } from '../content/messages/find-like-name.ts';
import { findMediaType } from '../lib/media-types.ts';
import { UserError } from '../lib/user-error.ts';
import { configFile } from './check-config.ts';

/** The parts around the sections that a site may draw itself, each a file in `frame/`. */
export const frameParts = ['header', 'footer', 'notice'] as const;
type FramePart = (typeof frameParts)[number];

/** The code that a site has of its own, by absolute paths. */
export interface SiteFiles {
  /** What a kind may say, by the name of the kind. */
  definitions: ReadonlyMap<string, string>;
  /** What draws a kind, by the name of the kind. */
  views: ReadonlyMap<string, string>;
  frame: ReadonlyMap<FramePart, string>;
  /** Small drawings, which content calls by their names. */
  drawings: string | undefined;
  /** What share images have on their panel beside the drawings. */
  shareImage: string | undefined;
  /** What makes files of its own, by the addresses of these, such as `/feed.json`. */
  files: ReadonlyMap<string, string>;
  config: string | undefined;
}

/** The name of a kind by that of its folder: `addOns` for `add-ons`. */
export const kindOfFolder = (folder: string): string =>
  folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Where the style sheets of a site stand, for messages. */
export const sheetPlaces =
  'expected a style sheet in styles/, in frame/ or in the folder of its kind, such as sections/quote/, and in no folder below';

/** Whether the style sheet of a site, by its path there, is in the one of all pages (page/styles/global.css). */
export const isFoundSheet = (sheet: string): boolean =>
  /^(?:styles|frame|sections\/[^/]+)\/[^/]+$/.test(sheet);

/**
 * Finds the code of a site: `sections/<kind>/<kind>.ts` and `.tsx`, `frame/header.tsx`, `figures/drawings.ts` and
 * `figures/share-image.ts`, `files/feed.json.ts` and `sitewright.config.ts`.
 *
 * @param site path of the site's folder
 * @param knownKinds the names of the machine's kinds
 * @throws UserError when a file would draw nothing, or a style sheet is not found: each in a line with what to call it
 */
export function listSiteFiles(site: string, knownKinds: Iterable<string>): SiteFiles {
  const known = [...knownKinds];
  const problems: string[] = [];
  const definitions = new Map<string, string>();
  const views = new Map<string, string>();
  for (const entry of listEntries(path.join(site, 'sections'))) {
    const { name, base: folder, ext } = path.parse(entry.name);
    if (!entry.isDirectory()) {
      // What is no code draws nothing, wherever it is.
      if (!/^\.(tsx?|css)$/.test(ext)) continue;
      problems.push(
        `sections/${folder}: expected it in the folder of its kind, sections/${name}/${folder}`,
      );
      continue;
    }
    const kind = kindOfFolder(folder);
    const [definition, view] = ['.ts', '.tsx'].map((ending) =>
      path.resolve(site, 'sections', folder, folder + ending),
    ) as [string, string];
    const place = `sections/${folder}/${folder}`;
    const isNew = !known.includes(kind);
    if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(folder)) {
      problems.push(
        `sections/${folder}: expected small letters with hyphens, such as opening-times`,
      );
    } else if (!existsSync(view) && (isNew || !existsSync(definition))) {
      problems.push(`sections/${folder}: expected ${place}.tsx, which draws the kind "${kind}"`);
    } else if (isNew && !existsSync(definition)) {
      const like = findLikeName(kind, known);
      const remedy = like ? `, or the name of a kind that there is, such as "${like}"` : '';
      problems.push(
        `${place}.tsx: expected ${place}.ts beside it, which says what "${kind}" may say${remedy}`,
      );
    }
    if (existsSync(definition)) definitions.set(kind, definition);
    if (existsSync(view)) views.set(kind, view);
  }
  const frame = new Map<FramePart, string>();
  for (const { name } of listEntries(path.join(site, 'frame')).filter((one) => one.isFile())) {
    const part = frameParts.find((one) => name === `${one}.tsx`);
    if (part) frame.set(part, path.resolve(site, 'frame', name));
    else if (name.endsWith('.tsx')) {
      const names = frameParts.map((one) => `${one}.tsx`).join(', ');
      problems.push(
        `frame/${name}: expected one of ${names}; what these import can be in figures/`,
      );
    }
  }
  for (const name of globSync('{frame,styles,figures,sections/*}/**/*.css', { cwd: site }).sort()) {
    const sheet = name.replaceAll(path.sep, '/');
    if (!isFoundSheet(sheet)) problems.push(`${sheet}: ${sheetPlaces}`);
  }
  const files = new Map<string, string>();
  for (const name of globSync('**/*.ts', { cwd: path.join(site, 'files') }).sort()) {
    const address = `/${name.replaceAll(path.sep, '/').replace(/\.ts$/, '')}`;
    if (/\.(test|d)$/.test(address)) continue;
    if (findMediaType(address)) files.set(address, path.resolve(site, 'files', name));
    else
      problems.push(
        `files${address}.ts: expected the name of a file that is served, with its ending before .ts, as in feed.json.ts; what it imports can be in figures/`,
      );
  }
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  const config = path.resolve(site, configFile);
  const [drawings, shareImage] = ['drawings', 'share-image'].map((name) => {
    const file = path.resolve(site, `figures/${name}.ts`);
    return existsSync(file) ? file : undefined;
  });
  return {
    ...{ definitions, views, frame, drawings, shareImage, files },
    config: existsSync(config) ? config : undefined,
  };
}

const listEntries = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    : [];
