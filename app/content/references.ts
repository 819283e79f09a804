import { readPlatformSlugs } from './content-files.ts';
import { hasFile } from './content-text.ts';
import { downloadPath, readDownloadSizes } from './download-files.ts';
import { readHiddenPages } from './hidden-pages.ts';
import { pathInLanguage } from './language.ts';
import { readLanguages } from './languages.ts';
import { listPageFiles } from './page-files.ts';
import { readPagePaths } from './page-paths.ts';
import type { PictureFolder } from './pictures/picture-folder.ts';
import { readBlogPath } from './posts/post-outlines.ts';
import { isReadable, readFields } from './read-fields.ts';
import type { References } from './schemas/shared.ts';

/** The pages that most vendors have. Who leaves one out need not remove the links to it. */
const usualPaths = ['/about', '/pricing', '/contact', '/case-studies', '/careers'];

export function readReferences(
  folder: string,
  pictures: PictureFolder,
  actions: References['actions'],
  languages = readLanguages(folder),
): References {
  const { planned } = readFields(folder, 'site.yaml');
  const existing = readPagePaths(folder);
  const hidden = readHiddenPages(folder, languages);
  // Lists leave out a page of a campaign that is over, as they leave out one that the vendor has not.
  const closed = listPageFiles(folder).flatMap((page) => (page.closed ? page.path : []));
  const absentPaths = new Set(
    [...usualPaths, ...closed].filter((path) => !existing.includes(path)),
  );
  const downloads = readDownloadSizes(folder);
  const [first, ...others] = languages;
  const translated = others.flatMap((language) =>
    [...language.paths].map((one) => pathInLanguage(language, one)),
  );
  const paths = new Set([
    ...existing,
    ...(Array.isArray(planned) ? planned.map(String) : []),
    ...[...downloads.keys()].map(downloadPath),
    ...translated,
  ]);
  const areKnown =
    ['site.yaml', 'blog.yaml'].every((file) => isReadable(folder, file)) &&
    (readBlogPath(folder) !== undefined || !hasFile(folder, 'blog.yaml'));
  return {
    actions,
    paths,
    lacksPaths: !areKnown,
    absentPaths,
    hiddenPages: hidden,
    platformSlugs: readPlatformSlugs(folder),
    language: first.tag,
    languages: 1 + others.length,
    pictures,
    downloads,
  };
}
