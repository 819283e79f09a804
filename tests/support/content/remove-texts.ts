import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readGroupPages } from '../../../packages/sitewright/content/pages/group-pages.ts';
import { readSite } from '../../../packages/sitewright/kinds/read-site.ts';

/**
 * Removes the texts in Markdown, the pages beside them that are not in the group, and the pictures in both, and leads the
 * links of the footer and the forms to them elsewhere: a build of the example then has a third of the pages.
 *
 * @param folder path of a content folder in one language
 */
export function removeTexts(folder: string): void {
  const site = readSite(folder);
  const group = readGroupPages(site);
  const pages = site.files.flatMap((file) => {
    const [, path = ''] = /^pages(\/.+)\.\w+$/.exec(file) ?? [];
    return path && !group.includes(path) ? { file, path } : [];
  });
  const paths = [...pages.map(({ path }) => path), '/blog'];
  // The announcement leads to them.
  const stray = ['announcement.yaml'].filter((name) => existsSync(path.join(folder, name)));
  const gone = ['posts', 'reading.yaml', 'blog.yaml', ...stray];
  for (const name of [...pages.map(({ file }) => file), ...gone]) {
    rmSync(path.join(folder, name), { recursive: true });
  }
  for (const name of ['navigation.yaml', 'contact.yaml', 'not-found.yaml']) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8').replaceAll(/(?<=href: |\]\()\/[^\s)]+/g, (href) =>
      paths.includes(href) ? '/contact' : href,
    );
    writeFileSync(file, text);
  }
  removeUnusedPictures(folder);
}

/** Removes the pictures that no file names: a build would ask to. */
export function removeUnusedPictures(folder: string): void {
  const texts = readSite(folder).files.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  for (const name of readdirSync(path.join(folder, 'pictures'))) {
    const isShown = texts.some((text) => text.includes(name));
    if (!isShown && name !== 'LICENCES.md') rmSync(path.join(folder, 'pictures', name));
  }
}
