/**
 * The ids of a page have three sources, which can never give the same one: a section's id is its key, of
 * letters and digits; the id of a heading in a text never begins with a low line; every other id does.
 */
const mark = '_';

/** The id of an element that the machine itself puts into a page, such as `_menu`. */
export const ownId = (name: string): string => mark + name;

/** Whether only the machine may give an id. */
export const isOwnId = (id: string): boolean => id.startsWith(mark);

/** What readers of feeds know an entry of a page by that has no id: its title in the section. */
export const titleOnPage = (section: string, title: string) =>
  `${section}-${encodeURIComponent(title)}`;
