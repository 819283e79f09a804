import { msg, t } from '../words/words.ts';

/** What editors call the files that are neither pages nor texts, in the order in which they are listed. */
export const settings: Readonly<Record<string, [label: string, description: string]>> = {
  navigation: [msg('Header and footer'), msg('Menus, links and words on every page')],
  actions: [msg('Buttons'), msg('What each button says, and where it leads')],
  announcement: [msg('Announcement'), msg('A line above every page, until a day if you like')],
  brand: [msg('The brand'), msg('Name, colours, fonts and shapes')],
  site: [
    msg('The site'),
    msg('Its web address, languages and services, and the company in the footer'),
  ],
  blog: [msg('Around the posts'), msg('The list of posts, its tags and authors')],
  reading: [msg('Around long texts'), msg('Words beside texts such as the privacy page')],
  redirects: [msg('Old addresses'), msg('Where visitors of an old address get')],
  'not-found': [msg('Page not found'), msg('What visitors of a wrong address read')],
  error: [msg('Application error'), msg('What visitors read when something breaks')],
};

/** The name of a file without its folder and ending. */
const nameOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, '');

/** What editors call a table: `Shops` for `data/shops.json`. */
export const labelOfTable = (file: string): string => {
  const name = nameOf(file).replaceAll(/[-_]/g, ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/**
 * What editors call a content file: the heading of a page, the title of a text or post.
 *
 * @param said what the file says; anything at all
 */
export function labelOfSaid(file: string, said: unknown): string {
  const name = nameOf(file);
  // A page may have any name.
  const isSetting = file.endsWith('.yaml') && !/(^|\/)pages\//.test(file);
  const [label] = isSetting && Object.hasOwn(settings, name) ? (settings[name] ?? []) : [];
  const { title, meta } = Object(said) as { title?: string; meta?: { title?: string } };
  return label ? t(label) : String(title || meta?.title || name);
}
