// What the pages of the reference are written with.

export const inCode = (text: string): string => `\`${text}\``;

/** A text in a cell of a table, in one line. */
export const inCell = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`).trim();

/** A text whose signs are no Markdown. */
export const escapeMarkdown = (text: string): string => text.replaceAll(/[*_[\]<]/g, '\\$&');

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The picture of something, where there is one. */
export const linkPicture = (
  name: string,
  words: string,
  hasPicture: (name: string) => boolean,
): string => (hasPicture(name) ? `![${words}](pictures/${name}.webp)` : '');

/** A page: its title, what it is about, where it comes from, and its parts, of which empty paragraphs are left out. */
export const page = (
  title: string,
  about: string,
  parts: readonly (readonly string[])[],
): string => {
  const origin = 'Written by `npm run reference` from definitions and types: change those.';
  return `${[`# ${title}`, about, origin, ...parts.flat()].filter(Boolean).join('\n\n')}\n`;
};
