/** The slash that the editor puts before the name of a picture in a text. */
const picture = /(?<=!\[[^\]\n]*\]\()\/(?=[\w-]+\.\w+[ )])/g;

/** A text in Markdown, with the names of pictures as content files have them. */
export const withoutPictureSlashes = (text: string) => text.replaceAll(picture, '');

/** The same value, with the names of pictures as content files have them: the editor puts a slash before. */
export function withoutSlashes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSlashes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const isPicture = name === 'src' && typeof one === 'string';
      return [name, isPicture ? one.replace(/^\//, '') : withoutSlashes(one)];
    }),
  );
}
