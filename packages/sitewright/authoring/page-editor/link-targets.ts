import { downloadPath } from '../../content/download-files.ts';
import { fieldAt } from '../../content/field-at.ts';
import type { SiteFolder } from '../../content/index/site-folder.ts';
import { listAddresses } from '../../content/list-addresses.ts';
import { readRawSections } from '../../content/page-files.ts';

/**
 * What a link in the content may lead to: pages, texts and posts, the sections of pages, and files to download.
 *
 * @returns the addresses, as content writes them in any language, each with what it is called
 */
export function listTargets(folder: SiteFolder): { to: string; label: string }[] {
  const titles = new Map<string, string>();
  const pages = [...listAddresses(folder)].map(([file, to]) => {
    const fields = folder.fields(file);
    const title = fieldAt(fields, ['hero', 'title']) ?? fieldAt(fields, ['title']);
    const label = String(title ?? fieldAt(fields, ['meta', 'title']) ?? to);
    titles.set(to, label);
    return { to, label };
  });
  const sections = readRawSections(folder)
    .filter(({ key }) => key !== 'hero')
    .map(({ path, key, value }) => {
      const title = String(fieldAt(value, ['title']) ?? key);
      return { to: `${path}#${key}`, label: `${titles.get(path) ?? path}: ${title}` };
    });
  const files = [...folder.downloads.keys()].map((name) => ({
    to: downloadPath(name),
    label: `File ${name}`,
  }));
  return [...pages, ...sections, ...files];
}
