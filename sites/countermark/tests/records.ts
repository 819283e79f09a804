import { fileOf, pathsWithMissing } from '../../../tests/support/built-site.ts';
import { content } from '../../../tests/support/content.ts';
import { hasPlatformsMenu } from '../../../tests/support/menus.ts';

/** The record of a page by its path, such as `platforms/retail-pos`: its built file without its ending. */
export const nameRecord = (address: string) => fileOf(address).replace('.html', '');

/** The name of a record that all pages of a language share: `header`, `en/header`. */
export const nameInLanguage = (name: string, { base }: { base: string }) =>
  `${base}/${name}`.slice(1);

/** The names of all records: of the pages, of the one that a failing host sends, and of what they share. */
export const recordNames = [
  ...pathsWithMissing.map(nameRecord),
  ...content.languages.flatMap((language) =>
    ['header', 'footer'].map((name) => nameInLanguage(name, language)),
  ),
  ...['500', 'menu-open', ...(hasPlatformsMenu ? ['platforms-open'] : [])],
];
