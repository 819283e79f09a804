import { content } from './content.ts';
import { site } from './site.ts';

/** A page whose menus are recorded for all. */
export const menuPath = [...content.pages].find(([, { entry }]) => entry)?.[0] ?? '/';

/** The pages of a campaign lead nowhere else, and a site’s own header may have no menu. */
export const hasMenu = /<button[^>]* popovertarget="_menu"/i.test(
  site.readBuilt(site.fileOf(menuPath)),
);

/** With one entry in the group the wide header has a link in place of the dropdown. */
export const hasGroupMenu = hasMenu && content.navigation.header.group.links.length > 1;

/** The record of a page by its path, such as `platforms/retail-pos`: its built file without its ending. */
export const nameRecord = (address: string) => site.fileOf(address).replace('.html', '');

/** The name of a record that all pages of a language share: `header`, `en/header`. */
export const nameInLanguage = (name: string, { base }: { base: string }) =>
  `${base}/${name}`.slice(1);

/** The names of all records: of the pages, of the one that a failing host sends, and of what they share. */
export const recordNames = [
  ...site.pathsWithMissing.map(nameRecord),
  ...content.languages.flatMap((language) =>
    ['header', 'footer'].map((name) => nameInLanguage(name, language)),
  ),
  ...['500', ...(hasMenu ? ['menu-open'] : []), ...(hasGroupMenu ? ['group-open'] : [])],
];
