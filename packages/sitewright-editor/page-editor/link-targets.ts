import { fieldAt, type SiteFolder } from 'sitewright/content';
import { downloadPath, listAddresses, readRawSections } from 'sitewright/pages';
import { t } from '../words/words.ts';
/** What a link may lead to: a page, a section of it or a file. */
export interface Target {
  to: string;
  /** What it is called. */
  label: string;
  /** By which words it is found: its own headings and titles, and what menus call it. */
  names: readonly string[];
}

/**
 * What a link in the content may lead to: pages, texts and posts, the sections of pages, and files to download.
 *
 * @returns with addresses as content writes them in any language
 */
export function listTargets(folder: SiteFolder): Target[] {
  const titles = new Map<string, string>();
  const inMenus = listMenuNames(folder);
  const pages = [...listAddresses(folder)].map(([file, to]) => {
    const fields = folder.fields(file);
    const said = [['hero', 'title'], ['title'], ['meta', 'title']].map((path) =>
      fieldAt(fields, path),
    );
    const own = said.filter((one) => typeof one === 'string');
    const label = own[0] ?? to;
    titles.set(to, label);
    return { to, label, names: [...new Set([label, ...own, ...(inMenus.get(to) ?? [])])] };
  });
  const sections = readRawSections(folder)
    .filter(({ key }) => key !== 'hero')
    .map(({ path, key, value }) => {
      const to = `${path}#${key}`;
      const title = String(fieldAt(value, ['title']) ?? key);
      const names = [title, ...(inMenus.get(to) ?? [])];
      return { to, label: `${titles.get(path) ?? path}: ${title}`, names };
    });
  const files = [...folder.downloads.keys()].map((name) => {
    const to = downloadPath(name);
    return { to, label: t('File {name}', { name }), names: [name, ...(inMenus.get(to) ?? [])] };
  });
  return [...pages, ...sections, ...files];
}

/** What menus call what they lead to, by its address. */
function listMenuNames(folder: SiteFolder): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const { label, href } = value as Record<string, unknown>;
    if (typeof label === 'string' && typeof href === 'string')
      names.set(href, [...(names.get(href) ?? []), label]);
    for (const one of Object.values(value)) look(one);
  };
  look(folder.fields('navigation.yaml'));
  return names;
}
