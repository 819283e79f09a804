import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildTime } from '../../lib/build-time.ts';
import { readTextFile } from '../../lib/read-text-file.ts';
import type { SiteCode } from '../pages/section-kind.ts';
import { checkContentFolder, nameContentFile } from './content-folder.ts';
import { isHidden } from './hidden-files.ts';
import { ContentFile, type Entry, SiteFolder, sortByName } from './site-folder.ts';

/** The folders of the content folder whose files are no content files. */
const otherFolders = /^(pictures|files)\//;

/** The files as they were read last: what was told of one that has not changed since need not be told again. */
let lastFiles: ReadonlyMap<string, ContentFile> = new Map();

/**
 * Reads all content of a site, each file once; pictures and files to download are looked at by name alone.
 *
 * @param folder path of the content folder
 * @param code the kinds of sections that its pages may have, and the drawings that they may name
 * @throws UserError when the folder is missing, or SOURCE_DATE_EPOCH is no time
 */
export function readSiteFolder(folder: string, code: SiteCode): SiteFolder {
  checkContentFolder(folder);
  const entries = listEntries(folder);
  const names = entries.flatMap(({ path, isFile }) =>
    isFile && !isHidden(path) && !otherFolders.test(path) ? path : [],
  );
  const files = new Map(
    names.map((name) => {
      const bytes = readFileSync(path.join(folder, name));
      const last = lastFiles.get(name);
      const place = nameContentFile(folder, name);
      const isSame = last?.name === place && bytes.equals(last.bytes);
      return [name, isSame ? last : new ContentFile(place, bytes)] as const;
    }),
  );
  lastFiles = files;
  const downloads = entries.flatMap(({ path: file, isFile }) => {
    const [, name] = (isFile && !isHidden(file) && /^files\/([^/]+)$/.exec(file)) || [];
    return name ? [[name, statSync(path.join(folder, file)).size] as const] : [];
  });
  const captions = [...new Map(downloads).keys()].flatMap((name) =>
    /\.vtt$/i.test(name) ? [[name, readTextFile(path.join(folder, 'files', name))] as const] : [],
  );
  return new SiteFolder({
    path: nameContentFile(folder, '.').replace(/\/$/, ''),
    all: sortByName(files),
    code,
    entries,
    downloads: sortByName(new Map(downloads)),
    captions: new Map(captions),
    time: buildTime(),
    // `npm run dev -- --on` asks for what visitors get.
    showsUnpublished: process.env.NODE_ENV === 'development' && !process.env.SITE_AS_VISITED,
  });
}

function listEntries(folder: string): Entry[] {
  const root = path.resolve(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => {
    const place = path.relative(root, path.join(entry.parentPath, entry.name));
    const name = place.replaceAll(path.sep, '/');
    return { path: name, isFile: entry.isFile(), isFolder: entry.isDirectory() };
  });
}
