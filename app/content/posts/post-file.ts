/** What the name of a post's file says: `2026-10-03-the-saturday-queue.md`. */
export interface PostName {
  /** The day on which it is published, such as `2026-10-03`. */
  date: string;
  /** The last part of its address, such as `the-saturday-queue`. */
  slug: string;
}

/** Last parts of addresses that lists of posts have. */
const reserved = ['page', 'tags'];

/**
 * Reads the name of a post's file.
 *
 * @param file path inside the content folder, such as `posts/2026-10-03-the-saturday-queue.md`
 * @returns what is wrong with the name, for the person who chose it, when it is no such name
 */
export function readPostName(file: string): PostName | { problem: string } {
  const [, date = '', slug = ''] = /^posts\/(\d{4}-\d\d-\d\d)-(.*)\.md$/.exec(file) ?? [];
  if (!isDay(date)) {
    const problem =
      'expected a file name that begins with a day, such as posts/2026-10-03-title.md';
    return { problem };
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return { problem: 'expected small letters, digits and hyphens after the day in the file name' };
  }
  if (reserved.includes(slug)) {
    return { problem: `expected another name: lists of posts have the addresses under ${slug}/` };
  }
  return { date, slug };
}

/** Whether a text is a day of the calendar, such as `2026-10-03`. */
function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
