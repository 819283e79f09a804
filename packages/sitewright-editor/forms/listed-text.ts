import { type FieldPath, formatPath } from 'sitewright/content';
import { joinTexts, takeText } from 'sitewright/languages';

/**
 * What somebody reads and writes of a text of a list in a translation, which begins in its file with what it translates.
 *
 * @param inherited what the first language says, by the fields of the translation
 * @returns its own words, and how they are said in the file; of any other value that value itself
 */
export function readListed<Value>(
  value: Value,
  path: FieldPath,
  inherited: Readonly<Record<string, string>>,
): { own: Value | string; write: (words: string) => string } {
  const list = `${formatPath(path.slice(0, -1))}[`;
  const isOriginal = (words: string) => String(value).startsWith(joinTexts(words, '').trimEnd());
  // Somebody may have moved it since.
  const [, original] =
    typeof path.at(-1) === 'number'
      ? (Object.entries(inherited).find(
          ([field, words]) => field.startsWith(list) && isOriginal(words),
        ) ?? [])
      : [];
  if (original === undefined) return { own: value, write: (words) => words };
  return { own: takeText(value, original), write: (words) => joinTexts(original, words) };
}
