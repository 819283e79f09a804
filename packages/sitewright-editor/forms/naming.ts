import { type FieldPath, fieldAt, formatPath, type JsonSchema } from 'sitewright/content';
import { schemaFields } from 'sitewright/schemas';
import { isGroup, isObject, say } from 'sitewright/texts';
import { t } from '../words/words.ts';
import { labelOf } from './labels.ts';
import { readPath } from './schema.ts';
import { setAt } from './set-at.ts';

/**
 * A field by the labels on the way to it: `plans.items[0].price` is `Plans, entry 1, Price`.
 *
 * @param said what its file says, where entries are to be called by what they say first, and a section that has a name of
 * its own by its title: `Plans, Shop, Price`
 * @param fill how a text of the file reads
 */
export const nameField = (field: string, said?: unknown, fill = (text: string) => text): string =>
  readPath(field)
    .flatMap((step, index, path) => {
      const entry = fieldAt(said, path.slice(0, index + 1));
      if (typeof step === 'number' && isObject(entry)) return `, ${fill(say(entry))}`;
      if (typeof step === 'number') return path[index - 1] === 'items' ? [] : ` ${step + 1}`;
      const next = path[index + 1];
      const kind = index === 0 && fieldAt(entry, ['section']);
      if (typeof kind === 'string') return fill(say(fieldAt(entry, ['title']) || labelOf(kind)));
      if (step !== 'items') return `, ${labelOf(step)}`;
      // A section is called as its list is.
      if (typeof next === 'number' && !isObject(fieldAt(said, path.slice(0, index + 2))))
        return `, ${t('entry {number}', { number: next + 1 })}`;
      return index > 0 ? [] : labelOf(step);
    })
    .join('')
    .replace(/^, /, '');

/** The titles of the sections that have names of their own, by which the outline of a page calls them, for `nameField`. */
export const titlesOf = (said: object): object =>
  Object.fromEntries(
    Object.entries(said).map(([key, one]) => {
      return [key, { section: fieldAt(one, ['section']), title: fieldAt(one, ['title']) }];
    }),
  );

/** The first text in an entry of a list, which people know it by. */
function firstText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(firstText).find(Boolean) ?? '';
}

/**
 * What an entry of a list is named by: without what calendars and feeds know it by, and in a translation what the first
 * language says, with the words of the entry in place of that.
 *
 * @param inherited what the first language says, by the fields of the translation
 */
export function readNaming(
  entry: unknown,
  schema: JsonSchema,
  path: FieldPath,
  inherited: Readonly<Record<string, string>>,
): unknown {
  if (!isGroup(entry)) return entry;
  const first = Object.entries(inherited).filter(([field]) =>
    field.startsWith(`${formatPath(path)}.`),
  );
  const said = first.reduce<object>((all, [field, words]) => {
    const own = readPath(field).slice(path.length);
    return setAt(all, own, fieldAt(entry, own) || words);
  }, {});
  const fields = schemaFields(schema);
  return Object.fromEntries(
    Object.entries(first.length > 0 ? said : entry).filter(([name]) => !fields[name]?.identity),
  );
}

/**
 * What an entry of a list is called: what it says first, and where it leads, as in `/old → /new`.
 *
 * @param kind what such an entry is called while it says nothing
 */
export function nameEntry(value: unknown, kind: string, index: number): string {
  const words = firstText(value);
  if (!words) return `${kind} ${index + 1}`;
  const { to, href = to } = Object(value) as Record<string, unknown>;
  return typeof href === 'string' && href && href !== words ? `${words} → ${href}` : words;
}
