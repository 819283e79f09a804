import { type FieldPath, fieldAt, formatPath, type JsonSchema } from 'sitewright/content';
import { partSchema } from 'sitewright/schemas';
import { isGroup, say } from 'sitewright/texts';
import { labelOf, labelOfEntry, labelOfField } from './labels.ts';
import { readListed } from './listed-text.ts';
import { narrow, readPath } from './schema.ts';
import { setAt } from './set-at.ts';

/** What is known of the file that has a field, by which it is named. */
interface Around {
  /** What the file says: entries are called by what they say first, and a section that has a title by that. */
  said?: unknown;
  /** What the file may hold: fields are called as its form calls them. */
  schema?: JsonSchema;
  /** How a text of the file reads. */
  fill?: (text: string) => string;
}

/**
 * A field by the labels on the way to it: `plans.items[0].price` is `Plans, Shop, Price`, and `Plans, Plan 1, Price` while
 * the plan says nothing.
 */
export function nameField(
  field: string,
  { said, schema = {}, fill = (text) => text }: Around = {},
) {
  let part = schema;
  const names = readPath(field).flatMap((step, index, path) => {
    const whole = narrow(part, fieldAt(said, path.slice(0, index)));
    const one = fieldAt(said, path.slice(0, index + 1));
    part = partSchema(whole, step);
    if (typeof step === 'number') {
      const words = isGroup(one) ? shorten(fill(say(one))) : '';
      return words || nameByNumber(labelOfEntry(whole, String(path[index - 1])), step);
    }
    const kind = index === 0 && fieldAt(one, ['section']);
    if (typeof kind === 'string') return fill(say(fieldAt(one, ['title']) || labelOf(kind)));
    // A section is called as its list is.
    return step === 'items' && index > 0 ? [] : labelOfField(part, step);
  });
  return names.join(', ');
}

/** The words of an entry that name it. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const nameByNumber = (kind: string, index: number) => `${kind} ${index + 1}`;

/**
 * What an entry of a list is named by: in a translation what the first language says, with the words of the entry in place
 * of that.
 *
 * @param inherited what the first language says, by the fields of the translation
 */
export function readNaming(
  entry: unknown,
  path: FieldPath,
  inherited: Readonly<Record<string, string>>,
): unknown {
  if (!isGroup(entry)) return readListed(entry, path, inherited).own || inherited[formatPath(path)];
  const first = Object.entries(inherited).filter(([field]) =>
    field.startsWith(`${formatPath(path)}.`),
  );
  const said = first.reduce<object>((all, [field, words]) => {
    const own = readPath(field).slice(path.length);
    return setAt(all, own, fieldAt(entry, own) || words);
  }, {});
  return first.length > 0 ? said : entry;
}

/**
 * What an entry of a list is called: what it says first, and where it leads, as in `/old → /new`.
 *
 * @param kind what such an entry is called while it says nothing
 */
export function nameEntry(value: unknown, kind: string, index: number): string {
  const words = say(value ?? '');
  if (!words) return nameByNumber(kind, index);
  const { to, href = to } = Object(value) as Record<string, unknown>;
  return typeof href === 'string' && href && href !== words ? `${words} → ${href}` : words;
}
