import { isHidden } from '../../../content/index/hidden-files.ts';
import { ContentFile, SiteFolder, sortByName } from '../../../content/index/site-folder.ts';
import { loadSiteCode } from '../../../kinds/site-code.ts';
import type { LiveSettings } from '../settings.ts';

/** The content folder of the repository, as it is in memory; its files have the names that they have in any clone. */
export function createFolder(
  settings: LiveSettings,
  texts: Readonly<Record<string, string | null>>,
): SiteFolder {
  const { others, downloads, captions } = settings;
  const path = 'content';
  const said = Object.entries(texts).flatMap(([file, text]) => {
    // Notes beside pictures and downloads are no content, nor is what programs put aside.
    const isContent = text !== null && !/^(pictures|files)\//.test(file) && !isHidden(file);
    return isContent ? [[file, new ContentFile(`${path}/${file}`, text)] as const] : [];
  });
  // What only a decoder reads is known already.
  const decoded = others.map((file) => [file, new ContentFile(`${path}/${file}`, '')] as const);
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
    time: new Date(),
    showsUnpublished: true,
  });
}
