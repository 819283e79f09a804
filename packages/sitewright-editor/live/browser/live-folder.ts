import { SiteFolder } from 'sitewright/content';
import { ContentFile, isHidden, loadSiteCode, sortByName } from 'sitewright/draw';
import type { LiveSettings } from '../settings.ts';

type Texts = Readonly<Record<string, string | null>>;

/**
 * Makes content folders of the texts of the repository. The same texts are the same folder, and what one text says is
 * parsed once: a page that is changed is one file of a hundred. Which day it is, is looked at once an hour.
 */
export function createFolders(settings: LiveSettings): (texts: Texts) => SiteFolder {
  let last: { texts: Texts; hour: number; folder: SiteFolder } | undefined;
  return (texts) => {
    const time = new Date();
    const hour = Math.floor(time.getTime() / 3_600_000);
    if (last?.hour !== hour || !isSame(last.texts, texts)) {
      last = { texts, hour, folder: createFolder(settings, texts, time, last?.folder) };
    }
    return last.folder;
  };
}

function isSame(one: Texts, other: Texts): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  );
}

/**
 * The content folder of the repository, as it is in memory; its files have the names that they have in any clone.
 *
 * @param last one of before, whose files it has where they say the same
 */
function createFolder(
  settings: LiveSettings,
  texts: Texts,
  time: Date,
  last: SiteFolder | undefined,
): SiteFolder {
  const { others, downloads, captions } = settings;
  const path = 'content';
  const fileOf = (file: string, text: string) => {
    const known = last?.all.get(file);
    return known?.text === text ? known : new ContentFile(`${path}/${file}`, text);
  };
  const said = Object.entries(texts).flatMap(([file, text]) => {
    // Notes beside pictures and downloads are no content, nor is what programs put aside.
    const isContent = text !== null && !/^(pictures|files)\//.test(file) && !isHidden(file);
    return isContent ? [[file, fileOf(file, text)] as const] : [];
  });
  // What only a decoder reads is known already.
  const decoded = others.map((file) => [file, fileOf(file, '')] as const);
  const all = sortByName(new Map([...decoded, ...said]));
  const names = [...Object.keys(texts), ...others, ...downloads.map(([name]) => `files/${name}`)];
  const folders = names.flatMap((name) => {
    const steps = name.split('/').slice(0, -1);
    return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
  });
  return new SiteFolder({
    ...{ path, all, code: loadSiteCode('.') },
    entries: [
      ...names.map((one) => ({ path: one, isFile: true, isFolder: false })),
      ...[...new Set(folders)].map((one) => ({ path: one, isFile: false, isFolder: true })),
    ],
    downloads: new Map(downloads),
    captions: new Map(captions),
    time,
    showsUnpublished: true,
  });
}
