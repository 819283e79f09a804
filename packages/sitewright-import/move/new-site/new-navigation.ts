import type { SiteFolder } from 'sitewright/content';
import { editYaml } from 'sitewright/texts';
import type { WrittenFiles } from './written-files.ts';

interface Link {
  label: string;
  href: string;
}

interface Navigation {
  header: { links: Link[] };
  footer: { groups: { title: string; links: Link[] }[] };
}

/** Adds a link to the list of all pages to the menus, once: whoever takes it out again does not find it there anew. */
export function addToNavigation(
  site: SiteFolder,
  files: Map<string, string>,
  written: WrittenFiles,
  href: string,
): void {
  const file = 'navigation.yaml';
  const source = files.get(file) ?? site.get(file)?.text;
  if (source === undefined || written.before.includes(`content/${file}`) || source.includes(href))
    return;
  const said = site.fields(file) as unknown as Navigation;
  const label = 'All pages';
  const { header, footer } = said;
  const value = {
    ...said,
    header: { ...header, links: [...header.links, { label, href }] },
    footer: {
      ...footer,
      groups: footer.groups.map((one, index) =>
        index === 0 ? { ...one, links: [...one.links, { label, href }] } : one,
      ),
    },
  };
  files.set(file, editYaml(site.nameOf(file), source, value));
}
