import { type FieldPath, fieldAt, type SiteFolder } from 'sitewright/content';
import { matchEntries, pathInOther } from 'sitewright/languages';
import { editYaml, listGroups } from 'sitewright/texts';
import { t } from '../words/words.ts';

type Group = Record<string, unknown>;

const file = 'navigation.yaml';

/** A menu that a page can be put into: its name for the machine, and what people call it. */
export interface Menu {
  name: string;
  label: string;
}

/** The menus of header and footer. */
export function listMenus(folder: SiteFolder): Menu[] {
  const groups = listGroups(fieldAt(folder.fields(file), ['footer', 'groups'])) as Group[];
  return [
    ...(folder.has(file) ? [{ name: 'header', label: t('the header') }] : []),
    ...groups.map(({ title }, index) => {
      return {
        name: `footer ${index}`,
        label: t('the footer, under {title}', { title: String(title) }),
      };
    }),
  ];
}

/** The menus with one more entry, the last of its menu; as they are where there is no such menu. */
export function addToMenu(
  folder: SiteFolder,
  menu: string,
  entry: { label: string; href: string },
): string | undefined {
  const [, index] = /^footer (\d+)$/.exec(menu) ?? [];
  const path = index ? ['footer', 'groups', Number(index), 'links'] : ['header', 'links'];
  const isThere = listMenus(folder).some(({ name }) => name === menu);
  return isThere ? changeList(folder, file, path, (links) => [...links, entry]) : undefined;
}

/** The texts of the menus of all languages without what leads to a page, by their files. */
export function removeFromMenus(folder: SiteFolder, path: string): Map<string, string> {
  const first = folder.fields(file);
  const groups = listGroups(fieldAt(first, ['footer', 'groups']));
  const lists: FieldPath[] = [
    ['header', 'links'],
    ['header', 'group', 'links'],
    ...groups.map((_, index) => ['footer', 'groups', index, 'links']),
  ];
  const leads = (entry: unknown) => {
    const { href, page } = (entry ?? {}) as Group;
    return String(href).split(/[?#]/)[0] === path || page === path;
  };
  const files = [...folder.all.keys()].filter((one) => one === file || one.endsWith(`/${file}`));
  const texts = files.flatMap((name) => {
    let next = folder;
    for (const list of lists) {
      const links = fieldAt(first, list);
      if (!Array.isArray(links) || !links.some(leads)) continue;
      const isGone = (own: unknown[]) => {
        if (name === file) return own.map(leads);
        const matches = matchEntries(own, links);
        return own.map((_, index) => leads(links[matches.indexOf(index)]));
      };
      // A translation may have its groups in another order.
      const said = folder.all.get(name)?.yaml.toJS();
      const place = name === file ? list : pathInOther(list, 'first', said, first);
      if (place.length < list.length) continue;
      const text = changeList(next, name, place, (own) => {
        const gone = isGone(own);
        return own.filter((_, index) => !gone[index]);
      });
      if (text !== undefined) next = next.with({ [name]: text });
    }
    const text = next.all.get(name)?.text;
    return text === undefined || next === folder ? [] : [[name, text] as const];
  });
  return new Map(texts);
}

/** The text of a file with another list; undefined where it has no such list. */
function changeList(
  folder: SiteFolder,
  name: string,
  path: FieldPath,
  change: (list: unknown[]) => unknown[],
): string | undefined {
  const found = folder.all.get(name);
  const value = structuredClone(found?.yaml.toJS()) as object | undefined;
  const list = fieldAt(value, path);
  if (!found || !value || !Array.isArray(list)) return undefined;
  list.splice(0, list.length, ...change(list));
  return editYaml(found.name, found.text, value);
}
